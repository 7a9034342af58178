import { useBusEvent } from '@unisite/shared/events';
import { useEffect, useRef } from 'react';

/** Jitter of requests after a draw, milliseconds: many pages get the event at once. */
const spread = 1_200;

/**
 * Calls back after draws that `concerns` selects, with the time the event arrived. Simultaneous draws make one call.
 */
export function useDrawOpened(
  concerns: (code: string) => boolean,
  listener: (heardAt: number) => void | Promise<void>,
): void {
  const latest = useRef(listener);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => {
    latest.current = listener;
  });
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current);
      timer.current = null;
    },
    [],
  );
  useBusEvent('draw.opened', ({ code }) => {
    if (timer.current || !concerns(code)) return;
    const heardAt = Date.now();
    timer.current = setTimeout(
      () => {
        timer.current = null;
        void latest.current(heardAt);
      },
      200 + Math.random() * spread,
    );
  });
}
