import {
  hundredthsOf,
  type Language,
  type Localized,
  type MemberId,
  type PointTransaction,
  type PointType,
  toWire,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A member's points: the balance, and what was earned and spent by type. */
export async function pointsOf(
  q: Queryable,
  memberId: MemberId,
): Promise<{ readonly balance: number; readonly byType: { type: PointType; points: number }[] }> {
  const byType = await q.query<{ type: PointType; points: number }>(
    `SELECT t.reference AS type, sum(p.amount)::float8 AS points
     FROM ledger.account a JOIN ledger.posting p ON p.account_id = a.id JOIN ledger.transfer t ON t.id = p.transfer_id
     WHERE a.kind = 'points' AND a.owner = $1 AND a.currency = 'PTS' GROUP BY 1 ORDER BY 2 DESC, 1`,
    [memberId],
  );
  return { balance: byType.reduce((sum, { points }) => sum + points, 0), byType };
}

/** Points converted to money in the current calendar month of the member's market. */
export async function convertedInMonth(q: Queryable, memberId: MemberId, now: Date): Promise<number> {
  const [row] = await q.query<{ points: number }>(
    `SELECT coalesce(sum(points), 0)::float8 AS points FROM point_redemption
     WHERE member_id = $1 AND item_id IS NULL AND created_at >= (SELECT member_month_start($1, $2))`,
    [memberId, now],
  );
  return row?.points ?? 0;
}

/**
 * Subjects of points transfers, as written by `point_count`, `point_deposit_given`, redemptions, missions and spins.
 */
type PointSubject =
  | { readonly day: string; readonly turnover: number }
  | { readonly reference: string; readonly amount: number }
  | Localized;

interface TransactionRow extends Pick<PointTransaction, 'id' | 'type' | 'points' | 'balanceAfter'> {
  readonly subject: PointSubject;
  readonly at: Date;
}

interface Asked {
  readonly type: PointType | undefined;
  readonly page: number;
  readonly pageSize: number;
  readonly language: Language;
}

/** A page of a member's points movements, newest first. */
export async function pointTransactionsOf(
  q: Queryable,
  memberId: MemberId,
  { type, page, pageSize, language }: Asked,
): Promise<{ readonly rows: PointTransaction[]; readonly total: number }> {
  const selection = `FROM ledger.account a JOIN ledger.posting p ON p.account_id = a.id JOIN ledger.transfer t ON t.id = p.transfer_id
    WHERE a.kind = 'points' AND a.owner = $1 AND a.currency = 'PTS' AND ($2::text IS NULL OR t.reference = $2)`;
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total ${selection}`, [
    memberId,
    type ?? null,
  ]);
  const rows = await q.query<TransactionRow>(
    `SELECT t.id, t.reference AS type, t.subject, p.amount::float8 AS points, p.balance_after::float8 AS "balanceAfter", t.at
     ${selection} ORDER BY p.transfer_id DESC LIMIT $3 OFFSET $4`,
    [memberId, type ?? null, pageSize, (page - 1) * pageSize],
  );
  return {
    total: count?.total ?? 0,
    rows: rows.map(({ subject, at, ...row }) => ({
      ...row,
      about: aboutOf(row.type, subject, language),
      at: at.toISOString(),
    })),
  };
}

function aboutOf(type: PointType, subject: PointSubject, language: Language): PointTransaction['about'] {
  if ('day' in subject) return { kind: 'play', day: subject.day, turnover: toWire(hundredthsOf(subject.turnover)) };
  if ('reference' in subject) return { kind: 'deposit', amount: toWire(hundredthsOf(subject.amount)) };
  return { kind: type === 'redeem' ? 'redeem' : 'reward', title: subject[language] };
}
