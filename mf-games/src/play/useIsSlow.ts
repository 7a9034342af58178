import { useEffect, useState } from 'react';

/**
 * True once something has been waited for longer than `ms` milliseconds; `what` tells one thing from the next, null
 * when nothing is waited for.
 */
export function useIsSlow(what: number | null, ms: number): boolean {
  const [late, setLate] = useState<number | null>(null);
  useEffect(() => {
    if (what === null) return;
    const timer = setTimeout(() => setLate(what), ms);
    return () => clearTimeout(timer);
  }, [what, ms]);
  return what !== null && late === what;
}
