import { type Hundredths, type MemberId, toWire } from '@unisite/shared/contract';
import type { Correction, CorrectionDirection, CorrectionState } from '@unisite/shared/contract/operatorsCorrections';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { readMoney } from '../../ledger/index.ts';

/** A stored correction of a balance. */
export interface CorrectionRow {
  readonly id: string;
  readonly key: string;
  readonly reference: string;
  readonly memberId: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly market: string;
  readonly currency: string;
  readonly direction: CorrectionDirection;
  readonly amount: Hundredths;
  readonly why: string;
  readonly sentence: string;
  readonly state: CorrectionState;
  readonly askedBy: string;
  readonly askedAt: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly decidedWhy: string | null;
  readonly before: Hundredths | null;
  readonly after: Hundredths | null;
}

const select = `SELECT c.id, c.key, c.reference, c.member_id AS "memberId", m.account, m.nickname, m.market_code AS market, c.currency, c.direction,
  c.amount, c.why, c.sentence, c.state, c.asked_by AS "askedBy", c.asked_at AS "askedAt", c.decided_by AS "decidedBy",
  c.decided_at AS "decidedAt", c.decided_why AS "decidedWhy", c.balance_before AS before, c.balance_after AS after
  FROM balance_correction c JOIN members.member m ON m.id = c.member_id`;

const money = { amount: true, before: true, after: true } as const;

/** One correction; with `lock`, locked until the transaction ends. */
export async function correctionBy(
  q: Queryable,
  which: { readonly id: string } | { readonly key: string },
  { lock = false } = {},
): Promise<CorrectionRow | null> {
  const [column, value] = 'id' in which ? ['id', which.id] : ['key', which.key];
  const sql = `${select} WHERE c.${column} = $1${lock ? ' FOR UPDATE OF c' : ''}`;
  return (await readMoney<CorrectionRow>(q.query(sql, [value]), money))[0] ?? null;
}

interface Wanted {
  readonly selection: 'waiting' | 'closed';
  /** All of this member, whatever the selection. */
  readonly account?: string | undefined;
  readonly page: number;
  readonly pageSize: number;
}

/** A page of corrections: pending ones longest-waiting first, all others latest first. */
export async function correctionPage(
  q: Queryable,
  { selection, account, page, pageSize }: Wanted,
): Promise<{ total: number; rows: CorrectionRow[] }> {
  const where = account === undefined ? `(c.state = 'waiting') = ($1 = 'waiting')` : 'm.account = lower($1)';
  const values = [account ?? selection];
  const order = account === undefined && selection === 'waiting' ? 'c.id' : 'c.id DESC';
  const [count] = await q.query<{ total: number }>(
    `SELECT count(*)::int AS total FROM balance_correction c JOIN members.member m ON m.id = c.member_id WHERE ${where}`,
    values,
  );
  const selected = `${select} WHERE ${where} ORDER BY ${order} LIMIT $2 OFFSET $3`;
  const rows = await readMoney<CorrectionRow>(q.query(selected, [...values, pageSize, (page - 1) * pageSize]), money);
  return { total: count?.total ?? 0, rows };
}

export const correctionToWire = (row: CorrectionRow): Correction => ({
  id: row.id,
  reference: row.reference,
  member: { id: row.memberId, account: row.account, nickname: row.nickname },
  market: row.market,
  currency: row.currency,
  direction: row.direction,
  amount: toWire(row.amount),
  why: row.why,
  sentence: row.sentence,
  state: row.state,
  askedBy: row.askedBy,
  askedAt: row.askedAt.toISOString(),
  decided:
    row.decidedBy !== null && row.decidedAt !== null && row.decidedWhy !== null
      ? { by: row.decidedBy, at: row.decidedAt.toISOString(), why: row.decidedWhy }
      : null,
  balances: row.before !== null && row.after !== null ? { before: toWire(row.before), after: toWire(row.after) } : null,
});
