import type { DepositState } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type Who, writeCashEvent } from '../events.ts';
import { type DepositEvent, nextState } from './nextState.ts';

interface Standing {
  readonly id: string;
  readonly state: DepositState;
}

interface Happening {
  readonly event: DepositEvent;
  readonly who: Who;
  readonly why?: string | null;
}

/** What is asked of a provider after the end, in case money comes late. */
const LATE = `interval '24 hours'`;

/**
 * Takes a deposit to where the event leads; the caller holds the row's lock. Answers the new state, or null where
 * nothing changed. A confirmed deposit is asked about no more, one that ended without money is for a day.
 */
export async function transitionDeposit(
  q: Queryable,
  at: Date,
  { id, state }: Standing,
  { event, who, why = null }: Happening,
): Promise<DepositState | null> {
  const next = nextState(state, event);
  if (!next) return null;
  await q.query(
    `UPDATE cash_deposit SET state = $2, closed_at = $3, reason = $4,
       ask_at = CASE WHEN $2 IN ('confirmed', 'failed') OR ask_at > expires_at + ${LATE} THEN NULL ELSE ask_at END
     WHERE id = $1`,
    [id, next, at, next === 'failed' ? why : null],
  );
  await writeCashEvent(q, at, { deposit: id, state: next, who, why });
  return next;
}
