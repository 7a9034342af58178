import { prefetch, useOperation } from '@unisite/shared/api';
import { type DrawResult, openedNumbers } from '@unisite/shared/contract/lottery';
import { useRef } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';
import { dayOf } from '../draws/weekday.ts';
import { hasAllRegions } from './latest.ts';

export interface LatestResults {
  /** Null while they are awaited. */
  readonly rows: readonly DrawResult[] | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  retry(): void;
}

const day = 24 * 3_600_000;
const electronic = { prizeMode: 'Elott' } as const;
/** The regions of one day: every station of all days would be ten times as much. */
const regional = (at: number) => ({ prizeMode: 'Lott', day: dayOf(at) }) as const;

/** Begins to ask for what {@link useElectronicResults} and {@link useRegionalResults} show. */
export function prefetchResults(): void {
  prefetch(openedNumbers, electronic);
  prefetch(openedNumbers, regional(Date.now()));
}

type Opened = ReturnType<typeof useOperation<typeof openedNumbers>>;

/** Asks again when something draws that the answer may hold. */
function useFollowed(query: Opened): void {
  // the event names a game, not its menu: one that an answer did not hold is none of these
  const foreign = useRef(new Set<string>());
  const heard = useRef(new Set<string>());
  useDrawOpened(
    (code) => {
      if (foreign.current.has(code)) return false;
      heard.current.add(code);
      return true;
    },
    async (heardAt) => {
      // another widget of the page may have asked meanwhile
      const rows =
        query.dataUpdatedAt < heardAt ? (await query.refetch({ cancelRefetch: false })).data?.rows : query.data?.rows;
      for (const code of heard.current) if (rows && !rows.some((row) => row.code === code)) foreign.current.add(code);
      heard.current.clear();
    },
  );
}

/** The latest result of each electronic game, followed live. */
export function useElectronicResults(): LatestResults {
  const query = useOperation(openedNumbers, electronic);
  useFollowed(query);
  const rows = query.data?.rows ?? null;
  return { rows, error: rows ? null : query.error, retry: () => void query.refetch() };
}

/** The results of the regions: today's, and yesterday's as long as a region has not drawn today. Followed live. */
export function useRegionalResults(): LatestResults {
  const now = Date.now();
  const today = useOperation(openedNumbers, regional(now));
  const incomplete = today.data !== undefined && !hasAllRegions(today.data.rows);
  const yesterday = useOperation(openedNumbers, regional(now - day), { enabled: incomplete, staleTime: day });
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
