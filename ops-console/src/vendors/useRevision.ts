import { type Dispatch, type SetStateAction, useState } from 'react';

interface Seen<Settings> {
  /** What was there when it was last looked at: what the platform is told to expect. */
  readonly seen: Settings;
  /** The same with what was filled in. */
  readonly filled: Settings;
  readonly fill: (part: Partial<Settings>) => void;
  /** What is there now, where it is not what was seen. */
  readonly other: Settings | null;
  /** Takes what is there now for what was seen; what was filled in stays. */
  readonly look: () => void;
}

/** Settings that an operator changes while others may change them too. `now`: as they are known at this moment. */
export function useRevision<Settings extends Readonly<Record<string, unknown>>>(now: Settings): Seen<Settings> {
  const [seen, setSeen] = useState(now);
  const [typed, setTyped]: [Partial<Settings>, Dispatch<SetStateAction<Partial<Settings>>>] = useState({});
  return {
    seen,
    filled: { ...seen, ...typed },
    fill: (part) => setTyped((before) => ({ ...before, ...part })),
    other: Object.keys(seen).some((name) => seen[name] !== now[name]) ? now : null,
    look: () => setSeen(now),
  };
}
