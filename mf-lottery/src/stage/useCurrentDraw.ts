import { invalidate, useOperation } from '@unisite/shared/api';
import { currentDraw } from '@unisite/shared/contract/tickets';
import { useClock } from '@unisite/shared/ui';
import { useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { isPending } from './stageOf.ts';

const EVERY_MS = 3_000;

/** The draw of a game that takes bets and the one before it, asked for again while something of them is awaited. */
export function useCurrentDraw(code: string) {
  const [pending, setPending] = useState(false);
  const query = useOperation(currentDraw, { code }, { staleTime: EVERY_MS, ...(pending && { every: EVERY_MS }) });
  const { data } = query;
  const isAwaited = useClock((now) => data !== undefined && isPending(data, now));
  if (isAwaited !== pending) setPending(isAwaited);
  useDrawOpened(
    (opened) => opened === code,
    () => invalidate(currentDraw),
  );
  return query;
}
