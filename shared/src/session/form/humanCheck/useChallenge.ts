import { CallError, call } from '@unisite/shared/api';
import type { empty } from '@unisite/shared/contract/envelope';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { useEffect, useState } from 'react';

/** A challenge is for one try: it is asked for anew each time and kept nowhere. */
export type Challenge<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: CallError };

type Challenging = Operation & { request: typeof empty };

/** Specification section 9: a picture is fetched a second after the one before at the earliest. */
const MIN_REFRESH_MS = 1000;
/** By operation, for all who ask on this page. */
const askedAt = new Map<string, number>();

/** A page that was loaded anew within that second knows nothing of the picture before. */
const isReloadedTooSoon = (error: CallError): boolean =>
  error.code === 'TOO_MANY_REQUESTS' && (error.retryAfter ?? 1) * 1000 <= MIN_REFRESH_MS;

/** The challenge of `turn`; another turn brings another one, a second after the one before at the earliest. */
export function useChallenge<O extends Challenging>(operation: O, turn: number): Challenge<ValueOf<O>> {
  const [got, setGot] = useState<{ turn: number; challenge: Challenge<ValueOf<O>> } | null>(null);

  useEffect(() => {
    const ending = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const ask = async (isFirst: boolean) => {
      askedAt.set(operation.name, Date.now());
      try {
        // whatever the operation, its request is `empty`
        const value = await call(operation, {} as RequestOf<O>, { signal: ending.signal });
        if (!ending.signal.aborted) setGot({ turn, challenge: { state: 'ready', value } });
      } catch (error) {
        if (ending.signal.aborted) return;
        if (!(error instanceof CallError)) throw error;
        if (isFirst && isReloadedTooSoon(error)) timer = setTimeout(() => void ask(false), MIN_REFRESH_MS);
        else setGot({ turn, challenge: { state: 'failed', error } });
      } finally {
        askedAt.set(operation.name, Date.now()); // the platform counts from when it made the picture, somewhere in between
      }
    };
    const wait = (askedAt.get(operation.name) ?? 0) + MIN_REFRESH_MS - Date.now();
    timer = setTimeout(() => void ask(true), Math.max(0, wait));
    return () => {
      clearTimeout(timer);
      ending.abort();
    };
  }, [operation, turn]);

  return got?.turn === turn ? got.challenge : { state: 'loading' };
}
