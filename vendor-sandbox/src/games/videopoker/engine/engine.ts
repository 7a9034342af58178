import { deal } from '../../../engine/deck.ts';
import { finishedEngine, type Played, type SteppedEngine } from '../../../engine/stepped.ts';
import { type HandName, handOf, paysFor } from './hands.ts';
import { bestHold } from './holds.ts';

/** The stake, in hundredths. */
export type Choice = { readonly stake: number };
/** Positions of the held cards, 0 to 4, ascending. */
export type Move = { readonly hold: readonly number[] };
export type View = { readonly cards: readonly number[] };
export type Result = {
  readonly dealt: readonly number[];
  readonly hold: readonly number[];
  /** The final hand. */
  readonly cards: readonly number[];
  readonly hand: HandName | null;
};
export type Round = Played<Choice, Move>;

/** Time after which an abandoned hand is drawn with the best hold, milliseconds. */
const PATIENCE_MS = 15 * 60_000;

const handSize = 5;

/** Deals the first five cards of the pack; the next ones replace the cards not held, from left to right. */
export const engine: SteppedEngine<Choice, Move, View, Result> = {
  async play({ opening, moves }, numbers) {
    const pack = await deal(numbers, 2 * handSize);
    const dealt = pack.slice(0, handSize);
    const [made, ...more] = moves;
    if (more.length > 0) return null;
    if (made === undefined) return { kind: 'open', view: { cards: dealt }, endsAt: PATIENCE_MS };
    const hold = made.move === null ? bestHold(dealt) : made.move.hold;
    const drawn = pack.slice(handSize);
    const cards = dealt.map((card, place) => (hold.includes(place) ? card : (drawn.shift() ?? card)));
    const hand = handOf(cards);
    return { kind: 'over', result: { dealt, hold, cards, hand }, won: opening.stake * paysFor(hand) };
  },
};

export const finished = finishedEngine(engine);
