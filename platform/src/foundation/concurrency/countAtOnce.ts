interface Limits {
  /** Per key. */
  readonly perKey: number;
  /** Over all keys. */
  readonly inAll: number;
}

/** Counts concurrent holders by key. */
export interface AtOnce {
  /** Takes a place; returns a function that releases it (idempotent), or null when all are taken. */
  enter(key: string): (() => void) | null;
}

/** Limits concurrent holders per key, and over all keys. */
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
