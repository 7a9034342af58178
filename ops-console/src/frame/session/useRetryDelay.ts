import type { CallError } from '@unisite/shared/client';
import { ticker } from '@unisite/shared/ui';
import { useState, useSyncExternalStore } from 'react';

/** The pause that the platform demands after failed attempts: seconds left, and a function to start it. */
export function useRetryDelay(): { left: number; begin: (error: CallError) => void } {
  useSyncExternalStore(ticker.subscribe, ticker.tick);
  const [until, setUntil] = useState(0);
  return {
    left: Math.max(0, Math.ceil((until - Date.now()) / 1000)),
    begin: ({ retryAfter }) => setUntil(retryAfter === null ? 0 : Date.now() + retryAfter * 1000),
  };
}
