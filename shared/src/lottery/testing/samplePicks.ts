import fc from 'fast-check';
import type { Bet } from '../bet.ts';
import { type BetPick, picksOf } from '../layout.ts';

const sequences = (values: readonly string[], take: number) =>
  fc.shuffledSubarray([...values], { minLength: take, maxLength: take }).map((taken) =>
    // in the order of a selection
    values.filter((value) => taken.includes(value)),
  );

/** An arbitrary pick of a bet, in selection form. */
export function anyPick({ layout }: Bet): fc.Arbitrary<BetPick> {
  const rows = layout.rows.map(({ values, take }) => sequences(values, take));
  if (layout.picks === 'everyRow') return fc.tuple(...rows).filter((pick) => [...picksOf(layout, pick)].length === 1);
  return fc
    .nat(layout.rows.length - 1)
    .chain((at) => (rows[at] ?? fc.constant([])).map((own) => layout.rows.map((_, row) => (row === at ? own : []))));
}
