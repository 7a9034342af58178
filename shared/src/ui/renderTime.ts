import { createContext, useContext, useState, useSyncExternalStore } from 'react';
import { ticker } from './ticker.ts';

/**
 * The moment, in milliseconds since the epoch, that the server rendered a root for; null: this root was not rendered
 * there. Each root has its own, for they may come from different caches.
 */
const RenderTime = createContext<number | null>(null);
export const RenderTimeProvider = RenderTime.Provider;

/** The finest step of the clock that something read while rendering on the server, milliseconds; null: none did. */
let finestStep: number | null = null;

/** The finest clock step read since the last call: how long the markup may be cached. */
export function takeClockStep(): number | null {
  const step = finestStep;
  finestStep = null;
  return step;
}

/** The moment to render with on the server and at hydration; the present in a root that begins in the browser. */
export function useRenderTime(step = 1_000): number {
  const renderedAt = useContext(RenderTime);
  finestStep = Math.min(step, finestStep ?? step);
  return renderedAt ?? Date.now();
}

/** When this component was first rendered, milliseconds since the epoch; it stays. `step`: how exactly it is read. */
export function useStartTime(step = 1_000): number {
  const renderedAt = useRenderTime(step);
  const [start] = useState(renderedAt);
  return start;
}

/**
 * What a clock says now, by a function of it (`at` in milliseconds since the epoch); the component renders again when
 * the answer changes. `step`: how often it may, milliseconds: a second unless told. The answer has to be one that
 * compares by `Object.is`.
 */
export function useClock<Answer>(read: (at: number) => Answer, step = 1_000): Answer {
  const renderedAt = useRenderTime(step);
  return useSyncExternalStore(
    ticker.subscribe,
    () => read(Date.now()),
    () => read(renderedAt),
  );
}
