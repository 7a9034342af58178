import { invalidate, useOperation } from '@unisite/shared/api';
import { currentDraw } from '@unisite/shared/contract/tickets';
import { useClock } from '@unisite/shared/ui';
import { useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { pollInterval } from './stageOf.ts';

/** A game's open draw and the previous one, polled while something about them is awaited. */
export function useCurrentDraw(code: string) {
  const [every, setEvery] = useState<number | null>(null);
  const query = useOperation(currentDraw, { code }, { staleTime: 3_000, ...(every !== null && { every }) });
  const { data } = query;
  const wanted = useClock((now) => (data ? pollInterval(data, now) : null));
  if (wanted !== every) setEvery(wanted);
  useDrawOpened(
    (opened) => opened === code,
    () => invalidate(currentDraw),
  );
  return query;
}
