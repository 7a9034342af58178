import { useOperation } from '@unisite/shared/api';
import { type DrawResult, openedNumbers } from '@unisite/shared/contract/lottery';
import { useDrawOpened } from '../draws/useDrawOpened.ts';

interface LatestResults {
  /** Null while they are awaited. */
  rows: readonly DrawResult[] | null;
  error: { code: string; message: string } | null;
  retry(): void;
}

/** The latest result of each Vietnamese (Lott) or electronic game, asked for again when one of them draws. */
export function useLatestResults(prizeMode: 'Lott' | 'Elott'): LatestResults {
  const query = useOperation(openedNumbers, { prizeMode });
  const rows = query.data?.rows ?? null;
  useDrawOpened(
    (code) => rows === null || rows.some((row) => row.code === code),
    (heardAt) => {
      // another widget of the page may have asked meanwhile
      if (query.dataUpdatedAt < heardAt) void query.refetch({ cancelRefetch: false });
    },
  );
  return { rows, error: rows ? null : query.error, retry: () => void query.refetch() };
}
