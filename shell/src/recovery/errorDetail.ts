/** What may be told of an error: its words, short, without what follows an address. */
export const errorDetail = (error: unknown): string =>
  (error instanceof Error ? `${error.name}: ${error.message}` : String(error))
    .replace(/\?[^\s"')]*/g, '')
    .slice(0, 300);
