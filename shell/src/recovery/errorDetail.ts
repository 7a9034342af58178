/** The reportable part of an error: its message, shortened, without query strings. */
export const errorDetail = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(/\?[^\s"')]*/g, '')
    .slice(0, 300);
