import { useEffect, useRef } from 'react';
import { registerRegion } from './announce.ts';

/** The target of `announce`. The shell mounts one; each dialog has its own, as the page below is inert. */
export function LiveRegion() {
  const polite = useRef<HTMLDivElement>(null);
  const assertive = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!polite.current || !assertive.current) return;
    return registerRegion({ polite: polite.current, assertive: assertive.current });
  }, []);
  return (
    <>
      <div ref={polite} className="visually-hidden" aria-live="polite" />
      <div ref={assertive} className="visually-hidden" aria-live="assertive" />
    </>
  );
}
