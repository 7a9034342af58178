import { inOrder } from '../engine/combinations.ts';
import type { Result } from '../engine/engine.ts';
import { own } from '../engine/table.ts';
import { showTable, standingAfter } from './table.ts';

/** Shows the table at the end, with the hand that won at once where one did; returns what the player has left. */
export function showLast({ hands, plays, atOnce }: Result): readonly number[] {
  const standing = standingAfter(plays);
  const won = atOnce === null ? standing.on : { seat: atOnce, cards: inOrder(hands[atOnce] ?? []) };
  showTable({ ...standing, on: won }, null);
  const played = plays.flatMap(({ cards }) => cards);
  return (hands[own] ?? []).filter((card) => !played.includes(card));
}
