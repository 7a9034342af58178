import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { ticker } from './ticker.ts';

/**
 * The time that the server rendered a root for, milliseconds since the epoch; null: it did not. Each root has its own,
 * as they may come from different caches.
 */
const RenderTime = createContext<number | null>(null);
export const RenderTimeProvider = RenderTime.Provider;

/** The finest clock step read during a server render, milliseconds; null: none. */
let finestStep: number | null = null;

/** The finest clock step read since the last call: how long the markup may be cached. */
export function takeClockStep(): number | null {
  const step = finestStep;
  finestStep = null;
  return step;
}

/**
 * The time to render with on the server and during hydration; the current time in a root that starts in the browser.
 */
export function useRenderTime(step = 1_000): number {
  const renderedAt = useContext(RenderTime);
  finestStep = Math.min(step, finestStep ?? step);
  return renderedAt ?? Date.now();
}

/** The time of this component's first render, milliseconds since the epoch; constant. `step`: its precision. */
export function useStartTime(step = 1_000): number {
  const renderedAt = useRenderTime(step);
  const [start] = useState(renderedAt);
  return start;
}

/**
 * A value derived from the clock (`at` in milliseconds since the epoch); re-renders when it changes. `step`: how often
 * it may change, milliseconds; by default a second. Values are compared with `Object.is`.
 */
export function useClock<Answer>(read: (at: number) => Answer, step = 1_000): Answer {
  const renderedAt = useRenderTime(step);
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(Date.now()),
    () => read(renderedAt),
  );
}
