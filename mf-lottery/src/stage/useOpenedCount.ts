import { useStartTime } from '@unisite/shared/ui';
import { useCallback, useSyncExternalStore } from 'react';
import { LEAD_MS, openedCount, REVEAL_MS } from './stageOf.ts';

const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Number of values revealed now; all at once with reduced motion. */
export function useOpenedCount(drawsAt: string, count: number): number {
  const renderedAt = useStartTime(REVEAL_MS);
  const end = Date.parse(drawsAt) + LEAD_MS + count * REVEAL_MS;
  const subscribe = useCallback(
    (notify: () => void) => {
      if (Date.now() > end) return () => {};
      const timer = setInterval(() => {
        if (Date.now() > end) clearInterval(timer);
        notify();
      }, 100);
      return () => clearInterval(timer);
    },
    [end],
  );
  return useSyncExternalStore(
    subscribe,
    () => (prefersReducedMotion() ? count : openedCount(drawsAt, count, Date.now())),
    () => openedCount(drawsAt, count, renderedAt),
  );
}
