import type { Queryable } from '../foundation/database/connect.ts';

/** Who changed a deposit or withdrawal. */
export type CashActor = 'member' | 'platform' | `provider:${string}` | `operator:${string}`;

interface CashEvent {
  readonly deposit?: string;
  readonly withdrawal?: string;
  readonly state: string;
  readonly actor: CashActor;
  readonly why?: string | null;
  /** An event that leaves the state as it is. */
  readonly act?: 'providerQueried' | 'providerReplied';
}

/** Records a change of a deposit or withdrawal, in the transaction of the change. The table is append-only. */
export async function writeCashEvent(q: Queryable, at: Date, event: CashEvent): Promise<void> {
  const { deposit = null, withdrawal = null, state, actor, why = null, act = null } = event;
  await q.query(
    'INSERT INTO cash_event (at, deposit_id, withdrawal_id, state, who, why, act) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [at, deposit, withdrawal, state, actor, why, act],
  );
}
