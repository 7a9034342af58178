/** Rows as JSON for `jsonb_populate_recordset`: amounts as text, since they exceed JSON's exact integers. */
export const sqlRecords = (rows: readonly object[]): string =>
  JSON.stringify(rows, (_key, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
