import { useEffect, useRef } from 'react';
import { registerRegion } from './announce.ts';

/** Where `announce` speaks. The shell mounts one; a dialog brings its own, as what lies under it is not heard. */
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
