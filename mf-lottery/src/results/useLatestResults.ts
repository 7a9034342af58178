import { prefetch, useOperation } from '@unisite/shared/api';
import { type DrawResult, openedNumbers } from '@unisite/shared/contract/lottery';
import { addDays, dayOf } from '@unisite/shared/days';
import { useClock } from '@unisite/shared/ui';
import { useRef } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { hasAllRegions } from './latest.ts';

export interface LatestResults {
  /** Null while they load. */
  readonly rows: readonly DrawResult[] | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  retry(): void;
}

const dayLength = 24 * 3_600_000;
const electronic = { prizeMode: 'Elott' } as const;
/** The regions of one day: all stations of all days would be ten times as much. */
const regional = (day: string) => ({ prizeMode: 'Lott', day }) as const;

/** Prefetches what {@link useElectronicResults} and {@link useRegionalResults} show. */
export function prefetchResults(): void {
  prefetch(openedNumbers, electronic);
  prefetch(openedNumbers, regional(dayOf(Date.now())));
}

type Opened = ReturnType<typeof useOperation<typeof openedNumbers>>;

/** Refetches after a draw that the response may contain. */
function useFollowed(query: Opened): void {
  // the event names a game, not its menu: games missing from the refetched response are foreign
  const foreign = useRef(new Set<string>());
  const heard = useRef(new Set<string>());
  useDrawOpened(
    (code) => {
      if (foreign.current.has(code)) return false;
      heard.current.add(code);
      return true;
    },
    async (heardAt) => {
      // another widget of the page may have fetched them meanwhile
      const rows =
        query.dataUpdatedAt < heardAt ? (await query.refetch({ cancelRefetch: false })).data?.rows : query.data?.rows;
      for (const code of heard.current) if (rows && !rows.some((row) => row.code === code)) foreign.current.add(code);
      heard.current.clear();
    },
  );
}

/** The latest result of each electronic game, updated live. */
export function useElectronicResults(): LatestResults {
  const query = useOperation(openedNumbers, electronic);
  useFollowed(query);
  const rows = query.data?.rows ?? null;
  return { rows, error: rows ? null : query.error, retry: () => void query.refetch() };
}

/** The regions' results: today's, and yesterday's until all regions have drawn. Updated live. */
export function useRegionalResults(): LatestResults {
  const day = useClock(dayOf, 60_000);
  const dayBefore = addDays(day, -1);
  const today = useOperation(openedNumbers, regional(day));
  const incomplete = today.data !== undefined && !hasAllRegions(today.data.rows);
  const yesterday = useOperation(openedNumbers, regional(dayBefore), { enabled: incomplete, staleTime: dayLength });
  useFollowed(today);
  const error = (today.data ? null : today.error) ?? (incomplete && !yesterday.data ? yesterday.error : null);
  const complete = today.data && (!incomplete || yesterday.data);
  return {
    rows: complete ? [...today.data.rows, ...(incomplete ? (yesterday.data?.rows ?? []) : [])] : null,
    error,
    retry: () => {
      void today.refetch();
      if (incomplete) void yesterday.refetch();
    },
  };
}
