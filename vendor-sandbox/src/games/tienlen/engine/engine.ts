import { deal } from '../../../engine/deck.ts';
import { finishedEngine, type Played, type SteppedEngine } from '../../../engine/stepped.ts';
import { winsAtOnce } from './combinations.ts';
import { houseChoice } from './house.ts';
import { prizeOf } from './prizes.ts';
import { afterPlay, dealt, handSize, own, type Play, placeOf, seats, type Table } from './table.ts';

/** The stake, in hundredths. */
export type Choice = { readonly stake: number };
/** The cards that the player plays; empty: passes. */
export type Move = { readonly cards: readonly number[] };
export type View = {
  readonly hand: readonly number[];
  /** Cards left, by seat. */
  readonly left: readonly number[];
  /** The combination to beat and its seat; null: the player leads. */
  readonly trick: Play | null;
  readonly passed: readonly number[];
  readonly finished: readonly number[];
  /** All plays so far. */
  readonly plays: readonly Play[];
};
export type Result = {
  /** Dealt hands, by seat. */
  readonly hands: readonly (readonly number[])[];
  readonly plays: readonly Play[];
  /** From 1. */
  readonly place: number;
  /** The seat that won as dealt; null: the round was played. */
  readonly atOnce: number | null;
};
export type Round = Played<Choice, Move>;

/** Time after the last move at which the house rule plays the player's cards to the end, milliseconds. */
const PATIENCE_MS = 15 * 60_000;

/** Plays the house's turns until it is the player's, or the player's place is known. */
function houseTurns(table: Table): Table {
  let now = table;
  while (now.turn !== own && placeOf(now, own) === null) now = afterPlay(now, houseChoice(now)) ?? now;
  return now;
}

function playOut(table: Table): Table {
  let now = table;
  while (placeOf(now, own) === null) now = afterPlay(now, houseChoice(now)) ?? now;
  return now;
}

const viewOf = ({ hands, trick, passed, finished, plays }: Table): View => ({
  hand: hands[own] ?? [],
  left: hands.map(({ length }) => length),
  trick: trick && { seat: trick.seat, cards: trick.on.cards },
  passed,
  finished,
  plays,
});

/**
 * The pack is dealt in order: the first thirteen cards are the player's, the next thirteen the next seat's, and so on.
 */
export const engine: SteppedEngine<Choice, Move, View, Result> = {
  async play({ opening, moves }, numbers) {
    const pack = await deal(numbers, seats * handSize);
    const hands = Array.from({ length: seats }, (_, seat) => pack.slice(seat * handSize, (seat + 1) * handSize));
    const over = (plays: readonly Play[], place: number, atOnce: number | null) => ({
      kind: 'over' as const,
      result: { hands, plays, place, atOnce },
      won: (opening.stake * prizeOf(place)) / 100,
    });

    const winner = hands.findIndex(winsAtOnce);
    if (winner >= 0) {
      const [end, ...more] = moves;
      if (end === undefined) return { kind: 'open', view: viewOf(dealt(hands)), endsAt: 0 };
      return end.move === null && more.length === 0 ? over([], winner === own ? 1 : seats, winner) : null;
    }

    let table = houseTurns(dealt(hands));
    for (const { move } of moves) {
      const next = placeOf(table, own) !== null ? null : move === null ? playOut(table) : afterPlay(table, move.cards);
      if (next === null) return null;
      table = houseTurns(next);
    }
    const place = placeOf(table, own);
    if (place !== null) return over(table.plays, place, null);
    return { kind: 'open', view: viewOf(table), endsAt: (moves.at(-1)?.at ?? 0) + PATIENCE_MS };
  },
};

export const finished = finishedEngine(engine);
