import type { PlacementState } from '@unisite/shared/contract/rollout';
import type { Queryable } from '../../foundation/database/connect.ts';

/** An audit entry for an act: who did what, to which remote and market or other object (`subject`), and why. */
export interface AuditRecord {
  at: Date;
  who: string;
  act: string;
  remote?: string | null;
  market?: string | null;
  /** The version concerned, when the act is not a change of a placement. */
  digest?: string | null;
  subject?: string | null;
  from?: PlacementState | null;
  to?: PlacementState | null;
  /** The revision after the act. */
  revision?: number | null;
  why: string;
}

/** Writes an immutable entry; returns its id. */
export async function writeAudit(q: Queryable, record: AuditRecord): Promise<string> {
  const { at, who, act, remote, market, subject, from, to, revision, why } = record;
  const [row] = await q.query<{ id: string }>(
    `INSERT INTO registry_audit (at, who, act, remote, market_code, digest, previous_digest, subject, from_state, to_state, revision, why)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) RETURNING id`,
    [
      at,
      who,
      act,
      remote ?? null,
      market ?? null,
      record.digest ?? to?.digest ?? null,
      from?.digest ?? null,
      subject ?? null,
      from ? JSON.stringify(from) : null,
      to ? JSON.stringify(to) : null,
      revision ?? null,
      why,
    ],
  );
  return row?.id ?? '';
}
