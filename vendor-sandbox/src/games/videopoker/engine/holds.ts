import { cardCount } from '../../../engine/deck.ts';
import { handOf, paysFor } from './hands.ts';

const handSize = 5;
/** All ways to hold some of five cards: bit i stands for card i. */
const holds = 1 << handSize;

/** Ways to choose `k` of `n`. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i += 1) ways = (ways * (n - k + i)) / i;
  return ways;
}

const width = cardCount + 1;
/** The same at k * width + n, as it is asked for hundreds of millions of times. */
const ways = Float64Array.from({ length: (handSize + 1) * width }, (_, at) =>
  choose(at % width, Math.floor(at / width)),
);

/** How many cards each hold keeps. */
const sizes = Uint8Array.from(
  { length: holds },
  (_, hold) => [...hold.toString(2)].filter((bit) => bit === '1').length,
);

/** The place of the held cards of an ascending hand among all sets of as many cards. */
function placeOf(hand: readonly number[], hold: number): number {
  let [place, row] = [0, 0];
  for (let i = 0; i < handSize; i += 1) {
    if (((hold >> i) & 1) === 0) continue;
    row += width;
    place += ways[row + (hand[i] ?? 0)] ?? 0;
  }
  return place;
}

/** Calls with every set of five cards, ascending. The array is the same one each time. */
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

/** For every set of up to four cards, by size: what all hands that have these cards pay together, in stakes. */
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

/** Hands that can be drawn to each hold. */
const draws = Float64Array.from(sizes, (size) => choose(cardCount - handSize, handSize - size));

/**
 * What each of the 32 holds of an ascending hand pays in the mean, in stakes. The hands that keep some cards and none
 * of the others are counted by inclusion and exclusion over the sums. The first call takes about a second.
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

/** The hold that pays most in the mean; the one that keeps less where two are alike. */
export function bestOf(values: Float64Array): number {
  let best = 0;
  for (let hold = 1; hold < holds; hold += 1) if ((values[hold] ?? 0) > (values[best] ?? 0)) best = hold;
  return best;
}

/** The places, from 0 and ascending, of the cards to hold so that the hand pays most in the mean. */
export function bestHold(cards: readonly number[]): readonly number[] {
  const hand = cards.toSorted((a, b) => a - b);
  const best = bestOf(valuesOfHolds(hand));
  const kept = hand.filter((_, i) => ((best >> i) & 1) === 1);
  return cards.flatMap((card, place) => (kept.includes(card) ? [place] : []));
}
