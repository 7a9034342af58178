import { type Hundredths, hundredthsOf } from '@unisite/shared/contract';

type MoneyColumn<Row> = { [Name in keyof Row]-?: Row[Name] extends Hundredths | null ? Name : never }[keyof Row];

/** A row as node-pg returns it: bigint, and sums of it, as text. */
type Written<Row> = Omit<Row, MoneyColumn<Row>> & {
  readonly [Name in MoneyColumn<Row>]: string | Extract<Row[Name], null>;
};

/**
 * Rows of a query with their money parsed: every column that `Row` has in hundredths must be listed. NULL stays null.
 */
export async function readMoney<Row extends object>(
  query: Promise<readonly Written<Row>[]>,
  columns: Readonly<Record<MoneyColumn<Row>, true>>,
): Promise<Row[]> {
  const names = Object.keys(columns) as MoneyColumn<Row>[]; // the record has exactly these keys
  return (await query).map((row) => {
    const read = names.map((name) => {
      const written: string | null = row[name];
      return [name, written === null ? null : hundredthsOf(written)];
    });
    return { ...row, ...Object.fromEntries(read) } as Row; // every money column's text is replaced
  });
}
