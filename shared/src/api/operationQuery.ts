import type { Operation, RequestOf, ValueOf } from '../contract/operation.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import { type SessionState, sessionState } from '../session/session.ts';
import { call } from './call.ts';

/** Cache key of an operation's response: name, member, language, request. */
export function operationKey<O extends Operation>(
  operation: O,
  request: unknown,
  session: SessionState,
  language: string,
) {
  const who = operation.access === 'public' ? 'public' : session.status === 'in' ? session.info.customerId : 'visitor';
  return [operation.name, who, language, request] as const;
}

/** Whether an operation may be requested now: a member's waits for a sign-in. */
export const isEnabled = (operation: Operation, session: SessionState): boolean =>
  operation.access !== 'member' || session.status === 'in';

/** A read operation as query options. */
export const operationQuery = <O extends Operation>(
  operation: O,
  request: RequestOf<O>,
  session: SessionState = sessionState(),
  language: string = currentLanguage(),
) => ({
  queryKey: operationKey(operation, request, session, language),
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<ValueOf<O>> => call(operation, request, { signal }),
});
