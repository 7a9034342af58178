import type { IdentityPictureKind, IdentityReason } from '@unisite/shared/contract';
import type {
  IdentityEventAct,
  IdentitySelection,
  OperatorIdentityCheck,
  OperatorIdentityRow,
} from '@unisite/shared/contract/operatorsIdentity';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { type CheckRow, checkColumns } from '../checks/checkRows.ts';

/** How many of a check's latest events and looks are shown. */
const MOST = 50;

interface DeskRow extends CheckRow {
  readonly account: string;
  readonly nickname: string;
  readonly holder: string | null;
}

const selected = `SELECT ${checkColumns}, m.account, m.nickname, m.payee_name AS holder
  FROM identity_check c JOIN members.member m ON m.id = c.member_id`;

const selections: Readonly<Record<IdentitySelection, { readonly where: string; readonly order: string }>> = {
  waiting: { where: `c.decider = 'operator'`, order: 'c.sent_at, c.id' },
  underWay: {
    where: `c.closed_at IS NULL AND c.decider IS DISTINCT FROM 'operator'`,
    order: 'c.asked_at DESC, c.id DESC',
  },
  decided: { where: 'c.closed_at IS NOT NULL', order: 'c.closed_at DESC, c.id DESC' },
};

interface DeskQuery {
  readonly selection: IdentitySelection;
  readonly market: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of checks, and their total: pending ones longest-waiting first, all others latest first. */
export async function identityDeskPage(
  q: Queryable,
  { selection, market, page, pageSize }: DeskQuery,
): Promise<{ total: number; rows: OperatorIdentityRow[] }> {
  const { where, order } = selections[selection];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM identity_check c WHERE ${where} AND ($1::text IS NULL OR c.market_code = $1)`,
    [market ?? null],
  );
  const rows = await q.query<DeskRow>(
    `${selected} WHERE ${where} AND ($1::text IS NULL OR c.market_code = $1) ORDER BY ${order} LIMIT $2 OFFSET $3`,
    [market ?? null, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map(rowToWire) };
}

/** How many await an operator. */
export async function waitingIdentities(q: Queryable): Promise<number> {
  const [row] = await q.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM identity_check WHERE decider = 'operator'`,
  );
  return row?.waiting ?? 0;
}

interface EventRow {
  readonly id: string;
  readonly at: Date;
  readonly who: string;
  readonly act: IdentityEventAct;
  readonly reason: IdentityReason | null;
  readonly why: string | null;
}

/**
 * A check as an operator sees it before opening its pictures.
 *
 * @param by the operator's account
 * @throws Refusal NOT_FOUND
 */
export async function identityDeskCheck(q: Queryable, id: string, by: string): Promise<OperatorIdentityCheck> {
  const [row] = await q.query<DeskRow>(`${selected} WHERE c.id = $1`, [id]);
  if (!row) throw new Refusal('NOT_FOUND');
  const pictures = await q.query<{ id: string; kind: IdentityPictureKind; at: Date; seen: boolean }>(
    `SELECT d.id, d.kind, d.at, EXISTS (
       SELECT FROM identity_look l WHERE l.check_id = $1 AND l.document_id = d.id AND l.by = $2) AS seen
     FROM identity_document d WHERE d.check_id = $1
     ORDER BY array_position(ARRAY['documentFront', 'documentBack', 'selfie', 'address'], d.kind)`,
    [id, by],
  );
  const [same] = await q.query<{ accounts: number }>(
    `SELECT count(DISTINCT member_id)::int AS accounts FROM identity_check
     WHERE number_digest = $1 AND member_id <> $2 AND state IN ('accepted', 'expired')`,
    [row.numberDigest, row.memberId],
  );
  const events = await q.query<EventRow>(
    'SELECT id, at, who, act, reason, why FROM identity_event e WHERE check_id = $1 ORDER BY e.id DESC LIMIT $2',
    [id, MOST],
  );
  const looks = await q.query<{ at: Date; by: string; kind: IdentityPictureKind; why: string }>(
    'SELECT at, by, kind, why FROM identity_look WHERE check_id = $1 ORDER BY id DESC LIMIT $2',
    [id, MOST],
  );
  return {
    ...rowToWire(row),
    reference: row.reference,
    holder: row.holder,
    validUntil: row.validUntil,
    sameNumber: same?.accounts ?? 0,
    pictures: pictures.map(withIsoTime),
    reason: row.reason,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    acceptedUntil: row.acceptedUntil?.toISOString() ?? null,
    events: events.map(withIsoTime),
    looks: looks.map(withIsoTime),
  };
}

const withIsoTime = <Row extends { readonly at: Date }>(row: Row) => ({ ...row, at: row.at.toISOString() });

const rowToWire = (row: DeskRow): OperatorIdentityRow => ({
  id: row.id,
  state: row.state,
  market: row.marketCode,
  member: { id: row.memberId, account: row.account, nickname: row.nickname },
  document: row.document,
  triesLeft: row.triesLeft,
  decider: row.decider,
  askedAt: row.askedAt.toISOString(),
  sentAt: row.sentAt?.toISOString() ?? null,
});
