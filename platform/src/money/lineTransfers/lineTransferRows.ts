import { type Hundredths, type LineTransfer, type MemberId, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../ledger/index.ts';

interface LineTransferRow {
  readonly id: string;
  readonly reference: string;
  readonly at: Date;
  readonly way: 'sent' | 'received';
  readonly direction: 'up' | 'down';
  readonly other: string;
  readonly amount: Hundredths;
  readonly note: string | null;
}

const columns = `l.id, l.reference, l.at, CASE WHEN l.from_member = $1 THEN 'sent' ELSE 'received' END AS way, l.direction,
  o.account AS other, l.amount, l.note`;
const other = 'JOIN members.member o ON o.id = CASE WHEN l.from_member = $1 THEN l.to_member ELSE l.from_member END';

const toLineTransfer = ({ at, amount, ...row }: LineTransferRow): LineTransfer => ({
  ...row,
  at: at.toISOString(),
  amount: toWire(amount),
});

/** A transfer as one of its sides sees it. */
export async function lineTransferById(q: Queryable, memberId: MemberId, id: string): Promise<LineTransfer> {
  const [row] = await readMoney<LineTransferRow>(
    q.query(`SELECT ${columns} FROM line_transfer l ${other} WHERE l.id = $2`, [memberId, id]),
    { amount: true },
  );
  if (!row) throw new Error('the transfer was not stored');
  return toLineTransfer(row);
}

interface LineTransferQuery {
  readonly way: 'sent' | 'received' | undefined;
  readonly direction: 'up' | 'down' | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of what a member sent and received, newest first, and the total number. */
export async function lineTransferPage(
  q: Queryable,
  memberId: MemberId,
  { way, direction, page, pageSize }: LineTransferQuery,
): Promise<{ total: number; rows: LineTransfer[] }> {
  const where = `(l.from_member = $1 AND $2::text IS DISTINCT FROM 'received' OR l.to_member = $1 AND $2::text IS DISTINCT FROM 'sent')
    AND ($3::text IS NULL OR l.direction = $3)`;
  const asked = [memberId, way ?? null, direction ?? null];
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM line_transfer l WHERE ${where}`,
    asked,
  );
  const rows = await readMoney<LineTransferRow>(
    q.query(
      `SELECT ${columns} FROM line_transfer l ${other} WHERE ${where} ORDER BY l.at DESC, l.id DESC LIMIT $4 OFFSET $5`,
      [...asked, pageSize, (page - 1) * pageSize],
    ),
    { amount: true },
  );
  return { total: count?.total ?? 0, rows: rows.map(toLineTransfer) };
}
