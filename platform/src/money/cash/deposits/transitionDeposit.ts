import type { DepositState } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { type CashActor, writeCashEvent } from '../events.ts';
import { type DepositEvent, nextState } from './nextState.ts';

interface CurrentDeposit {
  readonly id: string;
  readonly state: DepositState;
}

interface DepositTransition {
  readonly event: DepositEvent;
  readonly actor: CashActor;
  /** The provider's code for a failure. */
  readonly reason?: string | null;
  /** What an operator wrote. */
  readonly why?: string | null;
}

/** How long the provider is polled after the deposit closed, in case money arrives late. */
const LATE = `interval '24 hours'`;

/**
 * Applies an event to a deposit; the caller holds the row lock. Returns the new state, or null when nothing changed. A
 * confirmed deposit is no longer polled; one closed without money is, for a day.
 */
export async function transitionDeposit(
  q: Queryable,
  at: Date,
  { id, state }: CurrentDeposit,
  { event, actor, reason = null, why = reason }: DepositTransition,
): Promise<DepositState | null> {
  const next = nextState(state, event);
  if (!next) return null;
  await q.query(
    `UPDATE cash_deposit SET state = $2, closed_at = $3, reason = $4,
       ask_at = CASE WHEN $2 IN ('confirmed', 'failed') OR ask_at > expires_at + ${LATE} THEN NULL ELSE ask_at END
     WHERE id = $1`,
    [id, next, at, next === 'failed' || next === 'chargedBack' ? reason : null],
  );
  await writeCashEvent(q, at, { deposit: id, state: next, actor, why });
  return next;
}
