import { useOperation } from '@unisite/shared/api';
import { type DrawResult, numero } from '@unisite/shared/contract/lottery';
import { useState } from 'react';
import { useDrawOpened } from '../draws/useDrawOpened.ts';

/** So many draws come first, so many more at each wish, and so many at most (section 9: full list 100). */
const first = 10;
const step = 30;
const most = 100;

export interface Draws {
  /** Newest first; null while they are awaited. */
  readonly rows: readonly DrawResult[] | null;
  readonly error: { readonly code: string; readonly message: string } | null;
  readonly fetching: boolean;
  /** Asks for more of them; null when all there are, or may be asked for, are here. */
  readonly more: (() => void) | null;
  retry(): void;
}

/**
 * The last draws of a game, followed live. `sought`: a draw's numero that should be among them, as far back as can be
 * asked.
 */
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
