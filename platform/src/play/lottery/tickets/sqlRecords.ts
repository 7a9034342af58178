/** Rows as JSON for `jsonb_populate_recordset`: amounts as text, since JSON has no whole numbers of their size. */
export const sqlRecords = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
