import type {
  IdentityDocumentKind,
  IdentityPictureKind,
  IdentityReason,
  IdentityState,
  MemberId,
} from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

export interface CheckRow {
  readonly id: string;
  readonly memberId: MemberId;
  readonly marketCode: string;
  /** The market's time zone. */
  readonly timeZone: string;
  readonly state: IdentityState;
  readonly triesLeft: number;
  readonly askedAt: Date;
  readonly document: IdentityDocumentKind | null;
  readonly numberDigest: Buffer | null;
  /** YYYY-MM-DD. */
  readonly validUntil: string | null;
  readonly reference: string | null;
  readonly decider: 'provider' | 'operator' | null;
  readonly sentAt: Date | null;
  readonly decidedAt: Date | null;
  readonly reason: IdentityReason | null;
  readonly again: IdentityPictureKind[];
  readonly acceptedUntil: Date | null;
  readonly closedAt: Date | null;
}

export const checkColumns = `c.id, c.member_id AS "memberId", c.market_code AS "marketCode",
  market_zone(c.market_code) AS "timeZone", c.state,
  c.tries_left AS "triesLeft", c.asked_at AS "askedAt", c.document, c.number_digest AS "numberDigest",
  to_char(c.valid_until, 'YYYY-MM-DD') AS "validUntil", c.reference, c.decider, c.sent_at AS "sentAt",
  c.decided_at AS "decidedAt", c.reason, c.again, c.accepted_until AS "acceptedUntil", c.closed_at AS "closedAt"`;

/** A member's open check, or else the last one; null if there was none. */
export async function currentCheck(
  q: Queryable,
  memberId: MemberId,
  { lock = false }: { readonly lock?: boolean } = {},
): Promise<CheckRow | null> {
  const [row] = await q.query<CheckRow>(
    `SELECT ${checkColumns} FROM identity_check c WHERE c.member_id = $1 ORDER BY c.id DESC LIMIT 1
     ${lock ? 'FOR NO KEY UPDATE' : ''}`,
    [memberId],
  );
  return row ?? null;
}

/** Locks and returns a check until the transaction ends; null if there is none. */
export async function lockCheck(q: Queryable, id: string): Promise<CheckRow | null> {
  const [row] = await q.query<CheckRow>(
    `SELECT ${checkColumns} FROM identity_check c WHERE c.id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  return row ?? null;
}

export async function checkById(q: Queryable, id: string): Promise<CheckRow | null> {
  const [row] = await q.query<CheckRow>(`SELECT ${checkColumns} FROM identity_check c WHERE c.id = $1`, [id]);
  return row ?? null;
}

/** Whether the member is still preparing it: nobody is deciding it. */
export const isGathered = ({ state, closedAt }: CheckRow): boolean =>
  closedAt === null && (state === 'asked' || state === 'refused');
