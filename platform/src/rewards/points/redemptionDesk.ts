import {
  type Delivery,
  type Hundredths,
  type Localized,
  type MemberId,
  type RedeemState,
  toWire,
} from '@unisite/shared/contract';
import type { DeskRedemption } from '@unisite/shared/contract/operatorsPoints';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { insertMessages } from '../../site/messages/index.ts';
import { changeStock } from './goods.ts';

interface DeskRow extends Omit<DeskRedemption, 'amount' | 'at'> {
  readonly amount: Hundredths | null;
  readonly at: Date;
}

interface Asked {
  readonly state: RedeemState;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of redemptions in a state: waiting ones oldest first, others newest first. */
export async function redemptionDeskPage(
  q: Queryable,
  { state, page, pageSize }: Asked,
): Promise<{ readonly rows: DeskRedemption[]; readonly total: number }> {
  const [count] = await q.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM point_redemption WHERE state = $1',
    [state],
  );
  const rows = await readMoney<DeskRow>(
    q.query(
      `SELECT r.id, r.reference, m.account, m.market_code AS market, r.title, i.gives ->> 'kind' AS gives, r.points::float8 AS points,
         r.amount, r.state, r.delivery, r.created_at AS at, r.note
       FROM point_redemption r JOIN members.member m ON m.id = r.member_id LEFT JOIN point_item i ON i.id = r.item_id
       WHERE r.state = $1 ORDER BY CASE WHEN r.state = 'process' THEN r.id ELSE -r.id END LIMIT $2 OFFSET $3`,
      [state, pageSize, (page - 1) * pageSize],
    ),
    { amount: true },
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ amount, at, ...row }) => ({
      ...row,
      amount: amount === null ? null : toWire(amount),
      at: at.toISOString(),
    })),
  };
}

export interface RedemptionDecision {
  readonly id: string;
  readonly decision: 'approve' | 'reject';
  /** Shown to the member: a code or parcel number, or why it was rejected. */
  readonly note: string;
  /** The operator's account. */
  readonly by: string;
}

export interface DecidedRedemption {
  readonly reference: string;
  readonly memberId: MemberId;
  readonly state: RedeemState;
  /** False for a replay: nothing changed. */
  readonly isNew: boolean;
}

interface LockedRow {
  readonly reference: string;
  readonly memberId: MemberId;
  readonly item: string | null;
  readonly title: Localized;
  readonly points: number;
  readonly state: RedeemState;
  readonly note: string | null;
  readonly by: string | null;
  readonly delivery: Delivery | null;
}

/**
 * Approves or rejects a redemption in the caller's transaction and messages the member. A rejection returns points and
 * piece, and deletes the address.
 *
 * @throws Refusal NOT_FOUND, ALREADY_CLOSED
 */
export async function closeRedemption(
  q: Queryable,
  { id, decision, note, by }: RedemptionDecision,
  at: Date,
): Promise<DecidedRedemption> {
  const [row] = await q.query<LockedRow>(
    `SELECT reference, member_id AS "memberId", item_id AS item, title, points::float8 AS points, state, note,
       decided_by AS by, delivery FROM point_redemption WHERE id = $1 FOR NO KEY UPDATE`,
    [id],
  );
  if (!row) throw new Refusal('NOT_FOUND');
  const state = decision === 'approve' ? 'approved' : 'rejected';
  const { reference, memberId } = row;
  if (row.state !== 'process') {
    if (row.state !== state || row.note !== note || row.by !== by) throw new Refusal('ALREADY_CLOSED');
    return { reference, memberId, state, isNew: false };
  }
  await q.query(
    `UPDATE point_redemption SET state = $2, decided_at = $3, decided_by = $4, note = $5,
       delivery = CASE $2 WHEN 'approved' THEN delivery END WHERE id = $1`,
    [id, state, at, by, note],
  );
  if (state === 'rejected') {
    await q.query('SELECT point_return($1, $2, $3, $4, $5)', [
      memberId,
      row.points,
      reference,
      JSON.stringify(row.title),
      at,
    ]);
    if (row.item !== null) await changeStock(q, row.item, 1);
  }
  await insertMessages(q, [{ memberId, category: 'promotions', ...messageOf(row, state, note) }], at);
  return { reference, memberId, state, isNew: true };
}

const messageOf = (
  { title, points, reference }: LockedRow,
  state: 'approved' | 'rejected',
  note: string,
): { readonly title: Localized; readonly content: Localized } =>
  state === 'approved'
    ? {
        title: { vi: `Đã duyệt: ${title.vi}`, en: `Approved: ${title.en}` },
        content: {
          vi: `Yêu cầu đổi quà ${reference} đã được duyệt. ${note}`,
          en: `Your redemption ${reference} was approved. ${note}`,
        },
      }
    : {
        title: { vi: `Bị từ chối: ${title.vi}`, en: `Rejected: ${title.en}` },
        content: {
          vi: `Yêu cầu đổi quà ${reference} bị từ chối: ${note}. ${points.toLocaleString('vi-VN')} điểm đã được trả lại.`,
          en: `Your redemption ${reference} was rejected: ${note}. Your ${points.toLocaleString('en')} points are back.`,
        },
      };
