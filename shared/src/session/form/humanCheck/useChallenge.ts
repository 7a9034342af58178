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
/** By operation, for all who ask on this page: when the last call ended. */
const answeredAt = new Map<string, number>();
/**
 * By operation: the call that has no answer yet. A form that is left before it came does not end it: the platform may
 * have made the picture already, and the next form takes it instead of asking a second time within the second.
 */
const underWay = new Map<string, Promise<unknown>>();

/** A page that was loaded anew within that second knows nothing of the picture before. */
const isReloadedTooSoon = (error: CallError): boolean =>
  error.code === 'TOO_MANY_REQUESTS' && (error.retryAfter ?? 1) * 1000 <= MIN_REFRESH_MS;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The call under way, or a new one, a second after the one before at the earliest. */
function requestChallenge<O extends Challenging>(operation: O): Promise<ValueOf<O>> {
  const { name } = operation;
  const known = underWay.get(name);
  if (known) return known as Promise<ValueOf<O>>; // of the same operation
  const made = callInTime(operation).finally(() => {
    underWay.delete(name);
    answeredAt.set(name, Date.now());
  });
  underWay.set(name, made);
  return made;
}

async function callInTime<O extends Challenging>(operation: O): Promise<ValueOf<O>> {
  await wait(Math.max(0, (answeredAt.get(operation.name) ?? 0) + MIN_REFRESH_MS - Date.now()));
  // whatever the operation, its request is `empty`
  const ask = () => call(operation, {} as RequestOf<O>);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallError && isReloadedTooSoon(error))) throw error;
    await wait(MIN_REFRESH_MS);
    return ask();
  }
}

/** The challenge of `turn`; another turn brings another one, a second after the one before at the earliest. */
export function useChallenge<O extends Challenging>(operation: O, turn: number): Challenge<ValueOf<O>> {
  const [got, setGot] = useState<{ turn: number; challenge: Challenge<ValueOf<O>> } | null>(null);

  useEffect(() => {
    let isLeft = false;
    const settle = (challenge: Challenge<ValueOf<O>>) => {
      if (!isLeft) setGot({ turn, challenge });
    };
    requestChallenge(operation).then(
      (value) => settle({ state: 'ready', value }),
      (error: unknown) => {
        if (!(error instanceof CallError)) throw error;
        settle({ state: 'failed', error });
      },
    );
    return () => {
      isLeft = true;
    };
  }, [operation, turn]);

  return got?.turn === turn ? got.challenge : { state: 'loading' };
}
