import { highest, mostPicks } from '../engine/paytables.ts';

/** What is picked at once where nothing was picked before. */
const usualPicks = 6;

/** The numbers picked, in the order of picking. */
export type Picks = {
  readonly list: readonly number[];
  /** Ascending, as they are played. */
  readonly sorted: readonly number[];
  /** Picks a number, or drops it; null: there are as many as there may be. */
  toggle(n: number): 'picked' | 'dropped' | null;
  /** Drops the last one; null where there is none. */
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

/** As many numbers as are picked now, or six, by the browser's own chance: a suggestion, no draw. */
export function quickPicks(count: number): readonly number[] {
  const picks = new Set<number>();
  while (picks.size < (count || usualPicks)) picks.add(1 + Math.floor(Math.random() * highest));
  return [...picks].sort((a, b) => a - b);
}
