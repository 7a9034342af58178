/** The reportable part of an error: its message, shortened, without the query of addresses. */
export const errorDetail = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(/\?[^\s"')]*/g, '')
    .slice(0, 300);
