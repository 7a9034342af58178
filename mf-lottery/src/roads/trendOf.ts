/** One draw of a trend: the value that came, and of each value for how many draws it had not come. */
export interface TrendRow {
  readonly numero: string;
  readonly value: string;
  /** By the value's place among all values; 0 of the one that came. */
  readonly missing: readonly number[];
}

export interface Trend {
  /** The oldest first. */
  readonly rows: readonly TrendRow[];
  /** How often each value came in all draws. */
  readonly counts: readonly number[];
}

interface PlacedDraw {
  readonly numero: string;
  readonly value: string;
}

/** The trend of one place of a draw. `draws`: the oldest first. A value's count of misses begins with the first of them. */
export function trendOf(draws: readonly PlacedDraw[], values: readonly string[]): Trend {
  let missing = values.map(() => 0);
  const rows = draws.map(({ numero, value }) => {
    missing = values.map((one, at) => (one === value ? 0 : (missing[at] ?? 0) + 1));
    return { numero, value, missing };
  });
  return { rows, counts: values.map((one) => draws.filter(({ value }) => value === one).length) };
}
