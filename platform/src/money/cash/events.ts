import type { CashEventAct } from '@unisite/shared/contract/operatorsCash';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Who changed a deposit or withdrawal. */
export type CashActor = 'member' | 'platform' | `provider:${string}` | `operator:${string}`;

interface CashEvent {
  readonly deposit?: string;
  readonly withdrawal?: string;
  readonly state: string;
  readonly actor: CashActor;
  readonly why?: string | null;
  /** Set for an event that does not change the state. */
  readonly act?: CashEventAct;
}

/** An event of a deposit or withdrawal: what happened, by whom and why. */
export interface CashEventRow {
  readonly at: Date;
  readonly state: string;
  readonly who: string;
  readonly why: string | null;
  readonly act: CashEventAct | null;
}

/** All events of one, in chronological order. */
export const cashEventsOf = (q: Queryable, kind: 'deposit' | 'withdrawal', id: string): Promise<CashEventRow[]> =>
  q.query<CashEventRow>(`SELECT at, state, who, why, act FROM cash_event WHERE ${kind}_id = $1 ORDER BY id`, [id]);

/** All events of several, by id, in chronological order. */
export async function cashEventsOfAll(
  q: Queryable,
  kind: 'deposit' | 'withdrawal',
  ids: readonly string[],
): Promise<ReadonlyMap<string, readonly CashEventRow[]>> {
  const rows = await q.query<CashEventRow & { of: string }>(
    `SELECT ${kind}_id AS of, at, state, who, why, act FROM cash_event WHERE ${kind}_id = ANY ($1) ORDER BY id`,
    [ids],
  );
  const events = new Map<string, CashEventRow[]>();
  for (const row of rows) events.set(row.of, [...(events.get(row.of) ?? []), row]);
  return events;
}

/** Records a change of a deposit or withdrawal, in the transaction of the change. The table is append-only. */
export async function writeCashEvent(q: Queryable, at: Date, event: CashEvent): Promise<void> {
  const { deposit = null, withdrawal = null, state, actor, why = null, act = null } = event;
  await q.query(
    'INSERT INTO cash_event (at, deposit_id, withdrawal_id, state, who, why, act) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [at, deposit, withdrawal, state, actor, why, act],
  );
}
