import { highest, mostPicks } from '../engine/paytables.ts';

/** Size of a quick pick when nothing was picked before. */
const usualPicks = 6;

/** The picked numbers, in the order of picking. */
export type Picks = {
  readonly list: readonly number[];
  /** Ascending, as they are played. */
  readonly sorted: readonly number[];
  /** Picks or unpicks a number; null: the maximum is reached. */
  toggle(n: number): 'picked' | 'dropped' | null;
  /** Unpicks the last number; null where there is none. */
  undo(): number | null;
  set(picks: readonly number[]): void;
};

export function createPicks(): Picks {
  let list: readonly number[] = [];
  return {
    get list() {
      return list;
    },
    get sorted() {
      return list.toSorted((a, b) => a - b);
    },
    toggle(n) {
      if (list.includes(n)) {
        list = list.filter((each) => each !== n);
        return 'dropped';
      }
      if (list.length >= mostPicks) return null;
      list = [...list, n];
      return 'picked';
    },
    undo() {
      const last = list.at(-1) ?? null;
      list = list.slice(0, -1);
      return last;
    },
    set(picks) {
      list = [...picks];
    },
  };
}

/**
 * Picks as many random numbers as are picked now, or six, with the browser's random generator: a suggestion, not a
 * draw.
 */
export function quickPicks(count: number): readonly number[] {
  const picks = new Set<number>();
  while (picks.size < (count || usualPicks)) picks.add(1 + Math.floor(Math.random() * highest));
  return [...picks].sort((a, b) => a - b);
}
