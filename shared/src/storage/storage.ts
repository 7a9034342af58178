/** A browser storage whose methods never throw. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage that falls back to memory where the browser refuses: site data blocked, or quota exceeded. Refused values
 * live as long as the page, and take precedence over stored ones.
 */
function orMemory(storage: () => Storage): KeyValueStorage {
  /** Refused writes; null for a refused removal. */
  const refused = new Map<string, string | null>();

  /** Whether the browser accepted it. */
  function done(change: (storage: Storage) => void): boolean {
    try {
      change(storage());
      return true;
    } catch {
      return false;
    }
  }

  function keep(key: string, value: string | null, change: (storage: Storage) => void): void {
    if (done(change)) refused.delete(key);
    else refused.set(key, value);
  }

  return {
    getItem(key) {
      const inMemory = refused.get(key);
      if (inMemory !== undefined) return inMemory;
      let value: string | null = null;
      done((stored) => {
        value = stored.getItem(key);
      });
      return value;
    },
    setItem: (key, value) => keep(key, value, (stored) => stored.setItem(key, value)),
    removeItem: (key) => keep(key, null, (stored) => stored.removeItem(key)),
    clear() {
      refused.clear();
      done((stored) => stored.clear());
    },
  };
}

/** For this tab: `sessionStorage`. */
export const tabStorage: KeyValueStorage = orMemory(() => sessionStorage);
/** Permanent, for this browser: `localStorage`. */
export const browserStorage: KeyValueStorage = orMemory(() => localStorage);
