import { useOperation } from '@unisite/shared/api';
import { type DrawResult, numero } from '@unisite/shared/contract/lottery';
import { useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';

/** Draws loaded first, per further request, and in total (section 9: full list 100). */
const first = 10;
const step = 30;
const most = 100;

export interface Draws {
  /** Newest first; null while they load. */
  readonly rows: readonly DrawResult[] | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly fetching: boolean;
  /** Loads more; null when all are loaded. */
  readonly more: (() => void) | null;
  retry(): void;
}

/** A game's latest draws, updated live. `sought`: numero of a draw to include, as far back as can be requested. */
export function useDraws(code: string, sought: string | null): Draws {
  const [wanted, setWanted] = useState(first);
  const query = useOperation(numero, { code, count: wanted }, { keepPrevious: true });
  const rows = query.data?.rows ?? null;
  const missing = sought !== null && rows !== null && !rows.some((row) => row.numero === sought);
  if (missing && wanted < most && !query.isPlaceholderData) setWanted(most);
  useDrawOpened(
    (opened) => opened === code,
    () => void query.refetch({ cancelRefetch: false }),
  );
  const exhausted = wanted >= most || (rows !== null && rows.length < wanted && !query.isPlaceholderData);
  return {
    rows,
    error: rows ? null : query.error,
    fetching: query.isFetching,
    more: exhausted ? null : () => setWanted(Math.min(most, wanted + step)),
    retry: () => void query.refetch(),
  };
}
