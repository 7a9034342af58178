import { invalidate, useOperation } from '@unisite/shared/api';
import { type ComingDraw, comingDraws } from '@unisite/shared/contract/lotteryPlans';
import { useDrawOpened } from '../draws/useDrawOpened.ts';

const POLL_INTERVAL_MS = 15_000;

/** The draws available to a plan; null while they load, or while they begin with another than `next`. */
export function useComingDraws(code: string, next: string, wanted: boolean): readonly ComingDraw[] | null {
  const { data } = useOperation(comingDraws, { code }, { enabled: wanted, staleTime: 3_000, every: POLL_INTERVAL_MS });
  useDrawOpened(
    (opened) => wanted && opened === code,
    () => invalidate(comingDraws),
  );
  return data?.rows[0]?.numero === next ? data.rows : null;
}
