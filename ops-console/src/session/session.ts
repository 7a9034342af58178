import { CallError } from '@unisite/shared/client';
import { type OperatorInfo, operatorSession, operatorSignOut, pendingActs } from '@unisite/shared/contract/operators';
import { call, onCall } from '../api/call.ts';
import { isActive, recordActivity } from '../api/presence.ts';
import { queryClient } from '../api/queries.ts';

/**
 * Why a session is over: nobody did anything, its time was up, or the platform ended it (elsewhere, or after a
 * restart).
 */
export type EndReason = 'idle' | 'over' | 'ended';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly error: CallError }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly operator: OperatorInfo }
  /** What the operator had open stays as it was, for whoever signs in with the same account. */
  | { readonly status: 'ended'; readonly operator: OperatorInfo; readonly why: EndReason };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();

/** When the platform last heard of the operator, and when it was last asked until when the session goes. */
let heardAt = 0;
let askedAt = 0;

/**
 * An operator who works without a call is made heard this often; the end is asked for no more often than that,
 * milliseconds.
 */
const hearEvery = 60_000;
const askEvery = 16_000;

function set(next: SessionState): void {
  state = next;
  for (const listener of listeners) listener();
}

export const sessionStore = {
  get: (): SessionState => state,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Takes what the platform says of whoever has just signed in. Another account finds nothing of the one before. */
export function startSession(operator: OperatorInfo): void {
  if (state.status !== 'ended' || state.operator.account !== operator.account) queryClient.clear();
  else void queryClient.invalidateQueries();
  heardAt = Date.now();
  askedAt = Date.now();
  set({ status: 'in', operator });
}

/** Asks who is signed in and until when; the asking itself does not keep a session going. */
export async function askSession(): Promise<void> {
  askedAt = Date.now();
  try {
    const { operator } = await call(operatorSession, {});
    if (operator === null) {
      if (state.status === 'in') endSession('ended');
      else if (state.status !== 'ended') set({ status: 'out' });
    } else if (state.status === 'in' && state.operator.account === operator.account) set({ status: 'in', operator });
    else if (state.status !== 'ended') startSession(operator);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    if (state.status === 'unknown' || state.status === 'unreachable') set({ status: 'unreachable', error });
  }
}

/** The operator does something: the session goes on. */
export function touchSession(): void {
  recordActivity();
  if (state.status === 'in' && Date.now() - heardAt > hearEvery) void keepSession();
}

/** Makes the operator heard, and learns the new end. Why it failed, if it did, is told by what comes of it. */
export async function keepSession(): Promise<void> {
  recordActivity();
  heardAt = Date.now();
  await call(pendingActs, {}).then(askSession, () => {});
}

/** Nothing was done in time, or the session's own end has come: it ends on the platform as well. */
export function endSession(why: EndReason): void {
  if (state.status !== 'in') return;
  set({ status: 'ended', operator: state.operator, why });
  if (why !== 'ended') void call(operatorSignOut, {}).catch(() => {});
}

/** The operator leaves; nothing of what was open is kept. */
export async function signOut(): Promise<void> {
  await call(operatorSignOut, {});
  queryClient.clear();
  set({ status: 'out' });
}

onCall((declared, error) => {
  if (declared.access === 'open' || state.status !== 'in') return;
  if (error?.code === 'UNAUTHENTICATED' || error?.code === 'SESSION_EXPIRED') endSession('ended');
  if (error || !isActive()) return;
  heardAt = Date.now();
  if (Date.now() - askedAt > askEvery) void askSession();
});
