import { useState } from 'react';

type Settings = Readonly<Record<string, unknown>>;

/** The input; undefined: unchanged. */
export type Filled<Of> = { [Name in keyof Of]?: Of[Name] | undefined };

interface Revision<Of> {
  /** The revision last seen, which the call expects. */
  readonly seen: Of;
  /** The current settings, if they differ from those seen. */
  readonly other: Of | null;
  /** Accepts the current settings as seen. */
  readonly look: () => void;
}

/** Settings edited while others may change them too. `now`: as currently known. */
export function useRevision<Of extends Settings>(now: Of): Revision<Of> {
  const [seen, setSeen] = useState(now);
  return {
    seen,
    other: Object.keys(seen).some((name) => seen[name] !== now[name]) ? now : null,
    look: () => setSeen(now),
  };
}

/** The seen settings with the input applied; `values` may have more. */
export function withFilled<Of extends Settings>(seen: Of, values: Filled<Of>): Of {
  const filled = Object.keys(seen).filter((name) => values[name] !== undefined);
  return { ...seen, ...Object.fromEntries(filled.map((name) => [name, values[name]])) };
}
