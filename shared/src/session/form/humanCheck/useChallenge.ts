import { CallError, call } from '@unisite/shared/api';
import type { empty } from '@unisite/shared/contract/envelope';
import type { Operation, RequestOf, ValueOf } from '@unisite/shared/contract/operation';
import { useEffect, useState } from 'react';

/** A challenge is valid for one try, so it is fetched each time and never cached. */
export type Challenge<Value> =
  | { state: 'loading' }
  | { state: 'ready'; value: Value }
  | { state: 'failed'; error: CallError };

type Challenging = Operation & { request: typeof empty };

/** Specification section 9: minimum time between two pictures, milliseconds. */
const MIN_REFRESH_MS = 1000;
/** When the last call ended, by operation, for the whole page. */
const answeredAt = new Map<string, number>();
/**
 * Pending calls by operation. Leaving a form does not abort its call: the platform may already have created the
 * picture, and the next form uses it instead of requesting another within the second.
 */
const underWay = new Map<string, Promise<unknown>>();

/** A page reloaded within that second does not know of the previous picture. */
const isReloadedTooSoon = (error: CallError): boolean =>
  error.code === 'TOO_MANY_REQUESTS' && (error.retryAfter ?? 1) * 1000 <= MIN_REFRESH_MS;

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The pending call, or a new one, at least a second after the previous. */
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
  // the request of all of these operations is `empty`
  const ask = () => call(operation, {} as RequestOf<O>);
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof CallError && isReloadedTooSoon(error))) throw error;
    await wait(MIN_REFRESH_MS);
    return ask();
  }
}

/** The challenge of `turn`; another turn loads another one, at least a second later. */
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
