/** A row of a betting panel, and how many values a pick takes from it. */
export interface Row {
  /** Name of the place or of the multiplicity; empty for a single row. */
  readonly name: string;
  readonly values: readonly string[];
  readonly take: number;
}

/**
 * What can be selected, and how picks derive from it. `everyRow`: a pick takes from each row, so combinations multiply;
 * `anyRow`: from one row, so they add up. `different`: no value twice in a pick.
 */
export interface Layout {
  readonly rows: readonly Row[];
  readonly picks: 'everyRow' | 'anyRow';
  readonly different: boolean;
}

/** A player's selection: values per row, in the layout's row order. */
export type Selection = readonly (readonly string[])[];
/** One combination that wins or loses as a whole, in the form of a selection. */
export type BetPick = readonly (readonly string[])[];

/** Most picks of a line. */
export const MAX_PICKS = 10_000;
/** Most picks of a slip. */
export const MAX_SLIP_PICKS = 20_000;

const combinations = function* (values: readonly string[], take: number): Generator<readonly string[]> {
  if (take === 0) return yield [];
  for (let first = 0; first <= values.length - take; first += 1)
    for (const rest of combinations(values.slice(first + 1), take - 1)) yield [values[first] ?? '', ...rest];
};

function* acrossRows(layout: Layout, selection: Selection, row: number, taken: readonly string[]): Generator<BetPick> {
  const { take } = layout.rows[row] ?? { take: 0 };
  if (row === layout.rows.length) return yield [];
  const values = selection[row] ?? [];
  const open = layout.different ? values.filter((value) => !taken.includes(value)) : values;
  for (const own of combinations(open, take))
    for (const rest of acrossRows(layout, selection, row + 1, [...taken, ...own])) yield [own, ...rest];
}

/** The picks of a selection, without duplicates. */
export function* picksOf(layout: Layout, selection: Selection): Generator<BetPick> {
  if (layout.picks === 'everyRow') return yield* acrossRows(layout, selection, 0, []);
  for (const [row, { take }] of layout.rows.entries())
    for (const own of combinations(selection[row] ?? [], take))
      yield layout.rows.map((_, place) => (place === row ? own : []));
}

/** Ways to take `take` of `count` values. */
function waysToTake(count: number, take: number): number {
  let ways = 1;
  for (let step = 1; step <= take; step += 1) ways = (ways * (count - take + step)) / step;
  return Math.max(ways, 0);
}

/** Number of picks for the given row sizes, including those that repeat a value. */
export function countAll({ rows, picks }: Layout, sizes: readonly number[]): number {
  const ways = rows.map(({ take }, row) => waysToTake(sizes[row] ?? 0, take));
  return picks === 'everyRow' ? ways.reduce((all, one) => all * one, 1) : ways.reduce((all, one) => all + one, 0);
}

/**
 * Number of picks of a selection. Above `MAX_PICKS` it is not exact: the input is untrusted, and counting takes time in
 * proportion.
 */
export function countPicks(layout: Layout, selection: Selection): number {
  const all = countAll(
    layout,
    layout.rows.map((_, row) => selection[row]?.length ?? 0),
  );
  if (!layout.different || layout.picks === 'anyRow' || all > MAX_PICKS) return all;
  let count = 0;
  for (const _ of picksOf(layout, selection)) count += 1;
  return count;
}

export type SelectionFault =
  | { readonly fault: 'shape' }
  | { readonly fault: 'unknown' | 'doubled'; readonly value: string }
  | { readonly fault: 'tooFew' | 'tooMany' };

/** Why a selection is invalid; null: valid. */
export function selectionFault(layout: Layout, selection: Selection): SelectionFault | null {
  if (selection.length !== layout.rows.length) return { fault: 'shape' };
  for (const [row, { values }] of layout.rows.entries()) {
    const seen = new Set<string>();
    for (const value of selection[row] ?? []) {
      if (!values.includes(value)) return { fault: 'unknown', value };
      if (seen.has(value)) return { fault: 'doubled', value };
      seen.add(value);
    }
  }
  const count = countPicks(layout, selection);
  if (count === 0) return { fault: 'tooFew' };
  return count > MAX_PICKS ? { fault: 'tooMany' } : null;
}

/** A selection in the layout's value order, its canonical form. */
export const inOrder = (layout: Layout, selection: Selection): Selection =>
  layout.rows.map(({ values }, row) => values.filter((value) => selection[row]?.includes(value)));

/** A pick as stored and matched against limits: rows joined by `|`, values by `-`, e.g. `07-38`, `3||||`. */
export const pickText = (pick: BetPick): string => pick.map((row) => row.join('-')).join('|');

/** The pick's values, without rows. */
export const pickedValues = (pick: BetPick): readonly string[] => pick.flat();

/** The value of a single-value pick. */
export const pickedValue = (pick: BetPick): string => pickedValues(pick)[0] ?? '';

/** The row of an `anyRow` pick. */
export const rowOf = (pick: BetPick): number => pick.findIndex((row) => row.length > 0);

/** Numbers as texts of equal length, with leading zeros: `below(100, 2)` is 00 to 99. */
export const below = (bound: number, digits: number): string[] =>
  Array.from({ length: bound }, (_, number) => String(number).padStart(digits, '0'));

/** Balls from 01. */
export const balls = (count: number): string[] =>
  Array.from({ length: count }, (_, ball) => String(ball + 1).padStart(2, '0'));

export const oneRow = (values: readonly string[], take = 1): Layout => ({
  rows: [{ name: '', values, take }],
  picks: 'everyRow',
  different: false,
});

/** One value from any row. */
export const anyOf = (names: readonly string[], values: readonly string[]): Layout => ({
  rows: names.map((name) => ({ name, values, take: 1 })),
  picks: 'anyRow',
  different: false,
});

/** One value from each row, in order. */
export const eachOf = (names: readonly string[], values: readonly string[], different = false): Layout => ({
  rows: names.map((name) => ({ name, values, take: 1 })),
  picks: 'everyRow',
  different,
});
