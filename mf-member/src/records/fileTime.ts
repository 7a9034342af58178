/** A time in Vietnam in spreadsheet format: 2026-11-20 17:31:08. */
export const fileTime = (at: string): string =>
  new Date(Date.parse(at) + 7 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
