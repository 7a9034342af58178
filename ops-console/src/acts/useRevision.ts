import { useState } from 'react';

type Settings = Readonly<Record<string, unknown>>;

/** What was filled in; undefined: what is there stays. */
export type Filled<Of> = { [Name in keyof Of]?: Of[Name] | undefined };

interface Revision<Of> {
  /** The revision that was last seen, which the call expects. */
  readonly seen: Of;
  /** What is there now, where it is not what was seen. */
  readonly other: Of | null;
  /** Takes what is there now for what was seen. */
  readonly look: () => void;
}

/** Settings that an operator changes while others may change them too. `now`: as they are known at this moment. */
export function useRevision<Of extends Settings>(now: Of): Revision<Of> {
  const [seen, setSeen] = useState(now);
  return {
    seen,
    other: Object.keys(seen).some((name) => seen[name] !== now[name]) ? now : null,
    look: () => setSeen(now),
  };
}

/** What was seen, with what was filled in; `values` may hold more. */
export function withFilled<Of extends Settings>(seen: Of, values: Filled<Of>): Of {
  const filled = Object.keys(seen).filter((name) => values[name] !== undefined);
  return { ...seen, ...Object.fromEntries(filled.map((name) => [name, values[name]])) };
}
