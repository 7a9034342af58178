import { type ReactElement, type ReactNode, Suspense, useEffect, useEffectEvent, useRef } from 'react';
import { takeEarlyEvents } from './earlyEvents.ts';

interface LatePartProps {
  /** Code that is loaded by itself. */
  children: ReactNode;
  /** What stands there as long as it is neither loaded nor rendered by the server. */
  fallback?: ReactNode;
}

/**
 * A part of the page whose code comes in a file of its own. What is typed and clicked in the server's markup of it before
 * that is kept for it.
 */
export function LatePart({ children, fallback }: LatePartProps): ReactElement {
  const part = useRef<HTMLDivElement>(null);
  return (
    <div ref={part} className="late" data-late="">
      <Suspense fallback={fallback}>
        {children}
        <Hydrated onceSo={() => part.current && takeEarlyEvents(part.current)} />
      </Suspense>
    </div>
  );
}

/** React hydrates a boundary as a whole: once this stands, so does what stands beside it. */
function Hydrated({ onceSo }: { onceSo: () => void }): null {
  const start = useEffectEvent(onceSo);
  useEffect(() => start(), []);
  return null;
}
