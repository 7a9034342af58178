import type { Cell } from '../../../engine/reelWindow.ts';
import type { Win } from '../engine/evaluate.ts';
import { lines } from '../engine/lines.ts';

/** What is highlighted at a time: all wins together first, then one after another. */
export type Shown = { readonly wins: readonly Win[]; readonly index: number | null };

const together = 1_300;
const each = 1_500;
/** Rounds through all wins before the display stops. */
const turns = 3;

export function shownAt(wins: readonly Win[], elapsed: number): Shown {
  if (wins.length < 2 || elapsed < together) return { wins, index: wins.length === 1 ? 0 : null };
  const step = Math.floor((elapsed - together) / each);
  if (step >= wins.length * turns) return { wins, index: null };
  const index = step % wins.length;
  return { wins: wins.slice(index, index + 1), index };
}

export const isShowOver = (wins: readonly Win[], elapsed: number): boolean =>
  elapsed > together + each * Math.max(1, wins.length) * turns;

export const cellKey = ({ reel, row }: Cell): number => reel * 3 + row;

/** A distinct colour for each line. */
export const lineColour = (line: number): string => `hsl(${(line * 137.5) % 360} 92% 66%)`;

/** Rows of a win's path over all reels; none for drums, which pay anywhere. */
export const pathOf = (win: Win): readonly number[] | null => (win.kind === 'line' ? (lines[win.line] ?? null) : null);
