/** FNV-1a: a 32-bit number from any text, the same on every machine. */
export function hash(text: string | number): number {
  let h = 0x811c9dc5;
  for (const c of String(text)) h = Math.imul(h ^ (c.codePointAt(0) ?? 0), 0x01000193);
  return h >>> 0;
}

export interface Chance {
  /** From 0 (inclusive) to 1 (exclusive). */
  readonly next: () => number;
  readonly between: (low: number, high: number) => number;
  /** An integer from low to high, inclusive. */
  readonly whole: (low: number, high: number) => number;
  /** An entry of the list; throws a RangeError for an empty list. */
  readonly pick: <const T>(list: readonly T[]) => T;
  readonly sign: () => 1 | -1;
}

/** A seeded source of randomness (mulberry32) with the few draws that pictures need. */
export function chance(seed: string): Chance {
  let a = hash(seed);
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t ^= t + Math.imul(t ^ (t >>> 7), 61 | t);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    whole: (low, high) => Math.floor(low + (high - low + 1) * next()),
    pick: (list) => nth(list, Math.floor(next() * list.length)),
    sign: () => (next() < 0.5 ? -1 : 1),
  };
}

/** The list's entry at an index, wrapping around at the end; throws a RangeError for an empty list. */
export function nth<T>(list: readonly T[], index: number): T {
  const place = index % list.length;
  if (!(place in list)) throw new RangeError(`nothing at ${index} in a list of ${list.length}`);
  // Cast: the check above excludes missing entries, which TypeScript cannot see because T may include undefined.
  return list[place] as T;
}
