import { deal } from '../../../engine/deck.ts';
import { finishedEngine, type Played, type SteppedEngine } from '../../../engine/stepped.ts';
import { type HandName, handOf, paysFor } from './hands.ts';
import { bestHold } from './holds.ts';

/** What is staked, in hundredths. */
export type Choice = { readonly stake: number };
/** The places of the cards that are held, from 0 to 4 and ascending. */
export type Move = { readonly hold: readonly number[] };
export type View = { readonly cards: readonly number[] };
export type Result = {
  readonly dealt: readonly number[];
  readonly hold: readonly number[];
  /** The hand that counts. */
  readonly cards: readonly number[];
  readonly hand: HandName | null;
};
export type Round = Played<Choice, Move>;

/** A hand that nobody plays is drawn to after so many milliseconds, holding what pays most in the mean. */
const PATIENCE_MS = 15 * 60_000;

const handSize = 5;

/** The first five cards of the pack are dealt; the next ones replace, from left to right, what is not held. */
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
