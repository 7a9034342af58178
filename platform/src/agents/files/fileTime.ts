const VIETNAM_MS = 7 * 3_600_000;

/** An instant as a spreadsheet reads it, in the time of Vietnam: 2026-11-20 17:31:08. */
export const fileTime = (at: Date): string =>
  new Date(at.getTime() + VIETNAM_MS).toISOString().slice(0, 19).replace('T', ' ');
