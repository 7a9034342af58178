export interface Kept<Value> {
  /**
   * The value, at most as old as was asked for; callers that come while it is loaded share one load. Rejects when
   * loading fails.
   */
  get(): Promise<Value>;
  /** The next `get` loads anew. */
  forget(): void;
}

/** Keeps what `load` gives for some milliseconds. A failure is not kept. */
export function cached<Value>(milliseconds: number, load: () => Promise<Value>): Kept<Value> {
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
