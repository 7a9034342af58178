import { beats, combinationOf, firstCard } from '../engine/combinations.ts';
import type { View } from '../engine/engine.ts';
import { houseChoice } from '../engine/house.ts';
import { own, type Table } from '../engine/table.ts';

/** Whether the player may play these cards now. */
export function mayPlay({ trick, plays }: View, cards: readonly number[]): boolean {
  const next = combinationOf(cards);
  if (next === null || (plays.length === 0 && !cards.includes(firstCard))) return false;
  const on = trick && combinationOf(trick.cards);
  return on === null || beats(next, on);
}

/** The house rule's choice for the player's cards; empty: pass. It does not see other hands. */
export function suggestion({ hand, left, trick, passed, finished, plays }: View): readonly number[] {
  const on = trick && combinationOf(trick.cards);
  const table: Table = {
    // Only the sizes of the other hands are used.
    hands: left.map((count, seat) => (seat === own ? hand : new Array<number>(count).fill(firstCard))),
    turn: own,
    trick: trick && on && { seat: trick.seat, on },
    passed,
    finished,
    plays,
  };
  return houseChoice(table);
}
