import { cardCount } from '../../../engine/deck.ts';
import { handOf, paysFor } from './hands.ts';

const handSize = 5;
/** Number of holds of five cards: bit i is card i. */
const holds = 1 << handSize;

/** Binomial coefficient. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

const width = cardCount + 1;
/** The same as a table at index k × width + n, for hundreds of millions of look-ups. */
const ways = Float64Array.from({ length: (handSize + 1) * width }, (_, at) =>
  choose(at % width, Math.floor(at / width)),
);

/** Number of cards each hold keeps. */
const sizes = Uint8Array.from(
  { length: holds },
  (_, hold) => [...hold.toString(2)].filter((bit) => bit === '1').length,
);

/** Index of the held cards of an ascending hand among all sets of the same size. */
function placeOf(hand: readonly number[], hold: number): number {
  let [place, row] = [0, 0];
  for (let i = 0; i < handSize; i += 1) {
    if (((hold >> i) & 1) === 0) continue;
    row += width;
    place += ways[row + (hand[i] ?? 0)] ?? 0;
  }
  return place;
}

/** Calls `see` with every set of five cards, ascending. The array is reused. */
export function forEachHand(see: (hand: readonly number[]) => void): void {
  const hand = [0, 0, 0, 0, 0];
  const fill = (at: number, from: number): void => {
    for (let card = from; card <= cardCount - handSize + at; card += 1) {
      hand[at] = card;
      if (at === handSize - 1) see(hand);
      else fill(at + 1, card + 1);
    }
  };
  fill(0, 0);
}

/** For every set of up to four cards, by size: total payout of all hands that contain them, in stakes. */
type Sums = readonly Float64Array[];
let known: Sums | null = null;

function sums(): Sums {
  if (known !== null) return known;
  const tables = Array.from({ length: handSize }, (_, size) => new Float64Array(choose(cardCount, size)));
  forEachHand((hand) => {
    const pay = paysFor(handOf(hand));
    if (pay === 0) return;
    for (let hold = 0; hold < holds - 1; hold += 1) {
      const table = tables[sizes[hold] ?? 0];
      const place = placeOf(hand, hold);
      if (table !== undefined) table[place] = (table[place] ?? 0) + pay;
    }
  });
  known = tables;
  return tables;
}

/** Number of hands that can be drawn to each hold. */
const draws = Float64Array.from(sizes, (size) => choose(cardCount - handSize, handSize - size));

/**
 * Expected payout of each of the 32 holds of an ascending hand, in stakes. Hands that keep some cards and none of the
 * others are counted by inclusion–exclusion over the sums. The first call takes about a second.
 */
export function valuesOfHolds(hand: readonly number[]): Float64Array {
  const tables = sums();
  const values = new Float64Array(holds);
  for (let hold = 0; hold < holds - 1; hold += 1) values[hold] = tables[sizes[hold] ?? 0]?.[placeOf(hand, hold)] ?? 0;
  values[holds - 1] = paysFor(handOf(hand));
  for (let bit = 1; bit < holds; bit <<= 1) {
    for (let hold = 0; hold < holds; hold += 1) {
      if ((hold & bit) === 0) values[hold] = (values[hold] ?? 0) - (values[hold | bit] ?? 0);
    }
  }
  for (let hold = 0; hold < holds; hold += 1) values[hold] = (values[hold] ?? 0) / (draws[hold] ?? 1);
  return values;
}

/** The hold with the highest expected payout; on a tie, the one that keeps fewer cards. */
export function bestOf(values: Float64Array): number {
  let best = 0;
  for (let hold = 1; hold < holds; hold += 1) if ((values[hold] ?? 0) > (values[best] ?? 0)) best = hold;
  return best;
}

/** Positions of the cards to hold for the highest expected payout, from 0, ascending. */
export function bestHold(cards: readonly number[]): readonly number[] {
  const hand = cards.toSorted((a, b) => a - b);
  const best = bestOf(valuesOfHolds(hand));
  const kept = hand.filter((_, i) => ((best >> i) & 1) === 1);
  return cards.flatMap((card, place) => (kept.includes(card) ? [place] : []));
}
