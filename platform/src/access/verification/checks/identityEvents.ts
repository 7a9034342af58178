import type { IdentityReason } from '@unisite/shared/contract';
import type { IdentityEventAct } from '@unisite/shared/contract/operatorsIdentity';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** A permanent record about a check. */
export interface IdentityEvent {
  readonly check: string;
  /** `member`, `platform`, `provider:CODE` or `operator:ACCOUNT`. */
  readonly who: string;
  readonly act: IdentityEventAct;
  readonly reference?: string | null;
  readonly reason?: IdentityReason | null;
  readonly why?: string | null;
}

export async function writeIdentityEvent(
  q: Queryable,
  at: Date,
  { check, who, act, reference = null, reason = null, why = null }: IdentityEvent,
): Promise<void> {
  await q.query(
    'INSERT INTO identity_event (at, check_id, who, act, reference, reason, why) VALUES ($1, $2, $3, $4, $5, $6, $7)',
    [at, check, who, act, reference, reason, why],
  );
}
