export interface Cached<Value> {
  /** The value, no older than that; concurrent callers share one load. Rejects when loading fails. */
  get(): Promise<Value>;
  /** Makes the next `get` reload. */
  forget(): void;
}

/** Caches the result of `load` for some milliseconds. A failure is not cached. */
export function cached<Value>(milliseconds: number, load: () => Promise<Value>): Cached<Value> {
  let held: { readonly value: Promise<Value>; readonly until: number } | null = null;
  return {
    get() {
      const now = performance.now();
      if (held !== null && now < held.until) return held.value;
      const value = load();
      const mine = { value, until: now + milliseconds };
      held = mine;
      value.catch(() => {
        if (held === mine) held = null;
      });
      return value;
    },
    forget() {
      held = null;
    },
  };
}
