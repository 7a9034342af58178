/**
 * Storage of a framed page may be refused by the browser; then things are kept for as long as the page lives.
 */
function keeper(storage: () => Storage) {
  const memory = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return storage().getItem(key) ?? memory.get(key) ?? null;
      } catch {
        return memory.get(key) ?? null;
      }
    },
    write(key: string, value: string): void {
      memory.set(key, value);
      try {
        storage().setItem(key, value);
      } catch {
        // Kept in memory.
      }
    },
  };
}

/** Kept for this tab. */
export const tabStore = keeper(() => window.sessionStorage);
/** Kept for good. */
export const longStore = keeper(() => window.localStorage);
