interface Limits {
  /** Of one key. */
  readonly perKey: number;
  /** Of all keys together. */
  readonly inAll: number;
}

/** Counts what is going on at once, by key. */
export interface AtOnce {
  /** Takes a place; answers how to give it back (more than once does nothing more), or null where all are taken. */
  enter(key: string): (() => void) | null;
}

/** So many at once of one key, and of all together. */
export function countAtOnce({ perKey, inAll }: Limits): AtOnce {
  const counts = new Map<string, number>();
  let all = 0;
  return {
    enter(key) {
      const count = counts.get(key) ?? 0;
      if (count >= perKey || all >= inAll) return null;
      counts.set(key, count + 1);
      all += 1;
      let isIn = true;
      return () => {
        if (!isIn) return;
        isIn = false;
        all -= 1;
        const left = (counts.get(key) ?? 0) - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
  };
}
