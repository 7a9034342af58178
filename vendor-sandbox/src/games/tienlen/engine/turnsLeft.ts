import { ranks } from '../../../engine/deck.ts';
import { levelOf, two } from './combinations.ts';

/** Cached results, by the number of cards of each rank. */
const known = new Map<number, number>();
/** Maximum cache size; beyond it the cache is cleared. */
const mostKnown = 200_000;

/** Base five: a rank has up to four cards. */
const keyOf = (sizes: readonly number[]): number => sizes.reduce((key, size) => key * 5 + size, 0);

function count(sizes: number[], from: number): number {
  let level = from;
  while (level < sizes.length && sizes[level] === 0) level += 1;
  const here = sizes[level];
  if (here === undefined) return 0;
  const key = keyOf(sizes);
  const before = known.get(key);
  if (before !== undefined) return before;

  sizes[level] = 0;
  let best = 1 + count(sizes, level + 1);
  sizes[level] = here;
  for (const each of [1, 2]) {
    let end = level;
    while (end < two && (sizes[end] ?? 0) >= each) {
      sizes[end] = (sizes[end] ?? 0) - each;
      end += 1;
      if (end - level >= 3) best = Math.min(best, 1 + count(sizes, level));
    }
    for (let back = level; back < end; back += 1) sizes[back] = (sizes[back] ?? 0) + each;
  }
  if (known.size > mostKnown) known.clear();
  known.set(key, best);
  return best;
}

/** Minimum number of combinations that a hand can be played as, ignoring the others' play. */
export function turnsLeft(hand: readonly number[]): number {
  const sizes = new Array<number>(ranks.length).fill(0);
  for (const card of hand) sizes[levelOf(card)] = (sizes[levelOf(card)] ?? 0) + 1;
  return count(sizes, 0);
}
