/** One draw of a trend: the value drawn, and for each value the number of draws it has been missing. */
export interface TrendRow {
  readonly numero: string;
  readonly value: string;
  /** By the value's index; 0 for the one drawn. */
  readonly missing: readonly number[];
}

export interface Trend {
  /** Oldest first. */
  readonly rows: readonly TrendRow[];
  /** Occurrences of each value over all draws. */
  readonly counts: readonly number[];
}

interface PlacedDraw {
  readonly numero: string;
  readonly value: string;
}

/** The trend of one place of a draw. `draws`: oldest first. Counts of missing values start at the first of them. */
export function trendOf(draws: readonly PlacedDraw[], values: readonly string[]): Trend {
  let missing = values.map(() => 0);
  const rows = draws.map(({ numero, value }) => {
    missing = values.map((one, at) => (one === value ? 0 : (missing[at] ?? 0) + 1));
    return { numero, value, missing };
  });
  return { rows, counts: values.map((one) => draws.filter(({ value }) => value === one).length) };
}
