import { CallError } from '@unisite/shared/client';
import { type OperatorInfo, operatorSession, operatorSignOut, pendingActs } from '@unisite/shared/contract/operators';
import { setZone } from '@unisite/shared/i18n';
import { call, onCall } from '../api/call.ts';
import { isActive, recordActivity } from '../api/presence.ts';
import { queryClient } from '../api/queries.ts';

/** Why a session ended: idle, expired, or ended by the platform (elsewhere, or after a restart). */
export type EndReason = 'idle' | 'over' | 'ended';

export type SessionState =
  | { readonly status: 'unknown' }
  | { readonly status: 'unreachable'; readonly error: CallError }
  | { readonly status: 'out' }
  | { readonly status: 'in'; readonly operator: OperatorInfo }
  /** Open pages stay, for a sign-in with the same account. */
  | { readonly status: 'ended'; readonly operator: OperatorInfo; readonly why: EndReason };

let state: SessionState = { status: 'unknown' };
const listeners = new Set<() => void>();

/** When the session was last extended, and when its end was last fetched. */
let touchedAt = 0;
let askedAt = 0;

/** How often the session of an active operator is extended, and at most how often its end is fetched, milliseconds. */
const TOUCH_EVERY_MS = 60_000;
const ASK_EVERY_MS = 16_000;

function set(next: SessionState): void {
  if (next.status === 'in') setZone(next.operator);
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

/** Starts the session of a newly signed-in operator. Another account sees nothing of the previous one. */
export function startSession(operator: OperatorInfo): void {
  if (state.status !== 'ended' || state.operator.account !== operator.account) queryClient.clear();
  else void queryClient.invalidateQueries();
  touchedAt = Date.now();
  askedAt = Date.now();
  set({ status: 'in', operator });
}

/** Fetches the session's operator and end, without extending it. */
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

/** Extends the session on the operator's activity. */
export function touchSession(): void {
  recordActivity();
  if (state.status === 'in' && Date.now() - touchedAt > TOUCH_EVERY_MS) void extendSession();
}

/** Extends the session and fetches its new end. A failure shows in the session's state. */
export async function extendSession(): Promise<void> {
  recordActivity();
  touchedAt = Date.now();
  await call(pendingActs, {}).then(askSession, () => {});
}

/** Ends an idle or expired session, on the platform too. */
export function endSession(why: EndReason): void {
  if (state.status !== 'in') return;
  set({ status: 'ended', operator: state.operator, why });
  if (why !== 'ended') void call(operatorSignOut, {}).catch(() => {});
}

/** Signs out and clears what was open. */
export async function signOut(): Promise<void> {
  await call(operatorSignOut, {});
  queryClient.clear();
  set({ status: 'out' });
}

onCall((declared, error) => {
  if (declared.access === 'open' || state.status !== 'in') return;
  if (error?.code === 'UNAUTHENTICATED' || error?.code === 'SESSION_EXPIRED') endSession('ended');
  if (error || !isActive()) return;
  touchedAt = Date.now();
  if (Date.now() - askedAt > ASK_EVERY_MS) void askSession();
});
