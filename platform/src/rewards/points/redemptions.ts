import {
  type Hundredths,
  type Language,
  type Localized,
  type MemberId,
  type RedeemState,
  type Redemption,
  toWire,
} from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Art } from '../../foundation/services.ts';
import { readMoney } from '../../money/ledger/index.ts';
import { goodsPicture } from './goods.ts';

export interface RedemptionRow {
  readonly id: string;
  readonly reference: string;
  readonly title: Localized;
  readonly picture: string | null;
  readonly points: number;
  readonly amount: Hundredths | null;
  readonly state: RedeemState;
  readonly at: Date;
  readonly decidedAt: Date | null;
  readonly note: string | null;
}

const columns = `r.id, r.reference, r.title, i.picture, r.points::float8 AS points, r.amount, r.state, r.created_at AS at,
  r.decided_at AS "decidedAt", r.note`;
const tables = 'point_redemption r LEFT JOIN point_item i ON i.id = r.item_id';

/** The redemption with this reference. */
export async function redemptionNamed(q: Queryable, reference: string): Promise<RedemptionRow> {
  const [row] = await readMoney<RedemptionRow>(
    q.query(`SELECT ${columns} FROM ${tables} WHERE r.reference = $1`, [reference]),
    { amount: true },
  );
  if (!row) throw new Error('a redemption was not stored');
  return row;
}

interface Asked {
  readonly state: RedeemState | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of a member's redemptions, newest first, and how many are in process. */
export async function redemptionsOf(
  q: Queryable,
  memberId: MemberId,
  { state, page, pageSize }: Asked,
): Promise<{ readonly rows: readonly RedemptionRow[]; readonly total: number; readonly waiting: number }> {
  const [count] = await q.query<{ total: number; waiting: number }>(
    `SELECT count(*) FILTER (WHERE $2::text IS NULL OR state = $2)::int AS total,
       count(*) FILTER (WHERE state = 'process')::int AS waiting FROM point_redemption WHERE member_id = $1`,
    [memberId, state ?? null],
  );
  const rows = await readMoney<RedemptionRow>(
    q.query(
      `SELECT ${columns} FROM ${tables} WHERE r.member_id = $1 AND ($2::text IS NULL OR r.state = $2)
       ORDER BY r.id DESC LIMIT $3 OFFSET $4`,
      [memberId, state ?? null, pageSize, (page - 1) * pageSize],
    ),
    { amount: true },
  );
  return { rows, total: count?.total ?? 0, waiting: count?.waiting ?? 0 };
}

/** A redemption as its member sees it. */
export const redemptionToWire = (row: RedemptionRow, language: Language, art: Art): Redemption => ({
  id: row.id,
  reference: row.reference,
  title: row.title[language],
  points: row.points,
  state: row.state,
  picture: row.picture === null ? null : goodsPicture(art, row.picture),
  amount: row.amount === null ? null : toWire(row.amount),
  at: row.at.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  note: row.note,
});
