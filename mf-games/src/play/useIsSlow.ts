import { useEffect, useState } from 'react';

/** True once a wait exceeds `ms` milliseconds; `what` identifies the wait, null when there is none. */
export function useIsSlow(what: number | null, ms: number): boolean {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setLate(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return what !== null && late === what;
}
