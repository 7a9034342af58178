import { inOrder } from '../engine/combinations.ts';
import type { Result } from '../engine/engine.ts';
import { own } from '../engine/table.ts';
import { showTable, standingAfter } from './table.ts';

/** Shows the final table, with the hand that won as dealt if any; returns the player's remaining cards. */
export function showLast({ hands, plays, atOnce }: Result): readonly number[] {
  const standing = standingAfter(plays);
  const won = atOnce === null ? standing.on : { seat: atOnce, cards: inOrder(hands[atOnce] ?? []) };
  showTable({ ...standing, on: won }, null);
  const played = plays.flatMap(({ cards }) => cards);
  return (hands[own] ?? []).filter((card) => !played.includes(card));
}
