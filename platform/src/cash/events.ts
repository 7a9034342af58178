import type { Queryable } from '../foundation/database/connect.ts';

/** Who did something to a deposit or a withdrawal. */
export type Who = 'member' | 'platform' | `provider:${string}` | `operator:${string}`;

interface CashEvent {
  readonly deposit?: string;
  readonly withdrawal?: string;
  readonly state: string;
  readonly who: Who;
  readonly why?: string | null;
  /** What happened while the state stayed. */
  readonly act?: 'providerQueried' | 'providerReplied';
}

/**
 * Writes down what became of a deposit or a withdrawal; in the transaction that it became so. The table takes no change
 * and no removal.
 */
export async function writeCashEvent(q: Queryable, at: Date, event: CashEvent): Promise<void> {
  const { deposit = null, withdrawal = null, state, who, why = null, act = null } = event;
  await q.query(
    'INSERT INTO cash_event (at, deposit_id, withdrawal_id, state, who, why, act) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [at, deposit, withdrawal, state, who, why, act],
  );
}
