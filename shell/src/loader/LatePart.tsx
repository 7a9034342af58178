import { type ReactElement, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { replayEarlyEvents } from './earlyEvents.ts';

interface LatePartProps {
  /** Content whose code is a file of its own. */
  children: ReactNode;
  /** Shown until it is loaded, unless the server rendered it. */
  fallback?: ReactNode;
}

/**
 * A part of the page whose code is a file of its own. Clicks and typing in its server markup before then are replayed.
 */
export function LatePart({ children, fallback }: LatePartProps): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className="late" data-late="">
      <Suspense fallback={fallback}>
        {children}
        <Hydrated onceSo={() => part.current && replayEarlyEvents(part.current)} />
      </Suspense>
    </div>
  );
}

/** React hydrates a boundary as a whole: once this is hydrated, so are its siblings. */
function Hydrated({ onceSo }: { onceSo: () => void }): null {
  const start = useEffectEvent(onceSo);
  useEffect(() => start(), []);
  return null;
}
