import { type Hundredths, type MemberId, toWire } from '@unisite/shared/contract';
import type { LateWin } from '@unisite/shared/contract/operatorsLateWins';
import type { Queryable } from '../../foundation/database/connect.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { readMoney } from '../../money/ledger/index.ts';

/** A win that arrived after its round was closed, with its round and its review. */
export interface LateWinRow {
  readonly id: string;
  readonly caller: string;
  readonly vendor: string;
  readonly gameId: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly roundId: string;
  readonly transactionId: string;
  readonly memberId: MemberId;
  readonly account: string;
  readonly nickname: string;
  readonly market: string;
  readonly currency: string;
  readonly amount: Hundredths;
  readonly at: Date;
  readonly state: 'open' | 'settled' | 'cancelled';
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly closedAt: Date | null;
  readonly outcome: 'paid' | 'dismissed' | null;
  readonly reviewedBy: string | null;
  readonly reviewedAt: Date | null;
  readonly reviewedWhy: string | null;
}

const select = `SELECT t.id, t.caller, t.vendor_code AS vendor, t.game_id AS "gameId", g.name_vi AS "nameVi", g.name_en AS "nameEn",
  t.round_id AS "roundId", t.transaction_id AS "transactionId", m.id AS "memberId", m.account, m.nickname,
  m.market_code AS market, k.currency, t.amount, t.at, r.state, r.staked, r.won, r.closed_at AS "closedAt",
  v.outcome, v.by AS "reviewedBy", v.at AS "reviewedAt", v.why AS "reviewedWhy"`;
const isLate = `t.kind = 'win' AND t.outcome = 'refused' AND t.code = 'ROUND_CLOSED' AND t.amount > 0`;
/** SQL: every late win has a game and a round, since others are refused earlier. */
const beside = `JOIN members.member m ON m.id = t.member_id JOIN markets.market k ON k.code = m.market_code JOIN games.game g ON g.id = t.game_id
  JOIN rounds.game_round r ON r.vendor_code = t.vendor_code AND r.round_id = t.round_id AND r.member_id = t.member_id AND r.game_id = t.game_id`;
const money = { amount: true, staked: true, won: true } as const;

interface Wanted {
  readonly selection: 'open' | 'reviewed';
  readonly page: number;
  readonly pageSize: number;
}

/** A page of late wins: open ones oldest first, reviewed ones latest first. */
export async function lateWinPage(
  q: Queryable,
  { selection, page, pageSize }: Wanted,
): Promise<{ total: number; rows: LateWinRow[] }> {
  const isOpen = selection === 'open';
  const from = isOpen
    ? 'FROM vendor_transaction t LEFT JOIN vendor_win_review v ON v.transaction_id = t.id'
    : `FROM vendor_win_review v JOIN vendor_transaction t ON t.id = v.transaction_id AND ${isLate}`;
  const where = isOpen ? `WHERE ${isLate} AND v.transaction_id IS NULL` : '';
  const [count] = await q.query<{ total: number }>(`SELECT count(*)::int AS total ${from} ${where}`);
  const order = isOpen ? 't.id' : 'v.at DESC, v.transaction_id DESC';
  const rows = await readMoney<LateWinRow>(
    q.query(`${select} ${from} ${beside} ${where} ORDER BY ${order} LIMIT $1 OFFSET $2`, [
      pageSize,
      (page - 1) * pageSize,
    ]),
    money,
  );
  return { total: count?.total ?? 0, rows };
}

export async function lateWinById(q: Queryable, id: string): Promise<LateWinRow | null> {
  const sql = `${select} FROM vendor_transaction t LEFT JOIN vendor_win_review v ON v.transaction_id = t.id ${beside}
    WHERE ${isLate} AND t.id = $1`;
  return (await readMoney<LateWinRow>(q.query(sql, [id]), money))[0] ?? null;
}

interface Review {
  readonly id: string;
  readonly outcome: 'paid' | 'dismissed';
  /** The operator's account. */
  readonly by: string;
  readonly why: string;
}

/**
 * Closes a late win; if it is paid, the money moves in the same transaction.
 *
 * @throws Refusal NOT_FOUND; ALREADY_CLOSED when it was reviewed
 */
export async function closeLateWin(q: Queryable, at: Date, { id, outcome, by, why }: Review): Promise<void> {
  const [win] = await q.query(`SELECT 1 FROM vendor_transaction t WHERE ${isLate} AND t.id = $1`, [id]);
  if (!win) throw new Refusal('NOT_FOUND');
  const [known] = await q.query('SELECT 1 FROM vendor_win_review WHERE transaction_id = $1', [id]);
  if (known) throw new Refusal('ALREADY_CLOSED');
  const [paid] =
    outcome === 'paid'
      ? await q.query<{ transfer: string }>('SELECT seamless_pay_late_win($1, $2) AS transfer', [id, at])
      : [];
  // Of two concurrent reviews, the second waits here for the first, and its payment is rolled back.
  const [review] = await q.query(
    `INSERT INTO vendor_win_review (transaction_id, outcome, by, why, at, transfer_id) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT DO NOTHING RETURNING 1`,
    [id, outcome, by, why, at, paid?.transfer ?? null],
  );
  if (!review) throw new Refusal('ALREADY_CLOSED');
}

/** A late win as operators see it, without a pending proposal. */
export const lateWinToWire = (row: LateWinRow): Omit<LateWin, 'proposal'> => ({
  id: row.id,
  caller: row.caller,
  vendor: row.vendor,
  game: { id: row.gameId, name: { vi: row.nameVi, en: row.nameEn } },
  roundId: row.roundId,
  transactionId: row.transactionId,
  member: { id: row.memberId, account: row.account, nickname: row.nickname },
  market: row.market,
  currency: row.currency,
  amount: toWire(row.amount),
  at: row.at.toISOString(),
  round: {
    state: row.state,
    staked: toWire(row.staked),
    won: toWire(row.won),
    closedAt: row.closedAt?.toISOString() ?? null,
  },
  review:
    row.outcome !== null && row.reviewedBy !== null && row.reviewedAt !== null && row.reviewedWhy !== null
      ? { outcome: row.outcome, by: row.reviewedBy, at: row.reviewedAt.toISOString(), why: row.reviewedWhy }
      : null,
});
