/** Browser storage with memory as fallback: browsers may deny storage to a framed page. */
function createStore(storage: () => Storage) {
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

/** Stored for this tab. */
export const tabStore = createStore(() => window.sessionStorage);
/** Stored permanently. */
export const longStore = createStore(() => window.localStorage);
