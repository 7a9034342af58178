/** A browser's storage as the pages use it; none of its calls throws. */
export type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'clear'>;

/**
 * A storage that goes on in memory where the browser refuses its own: site data blocked, or no room left. What was
 * refused is then kept for as long as the page lives, and comes before what the browser still holds of the key.
 */
function orMemory(storage: () => Storage): KeyValueStorage {
  /** What the browser did not take; null for what it did not remove. */
  const refused = new Map<string, string | null>();

  /** Whether the browser did it. */
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
/** For this browser, for good: `localStorage`. */
export const browserStorage: KeyValueStorage = orMemory(() => localStorage);
