import { type BetState, type Category, type Hundredths, hundredthsOf, type MemberId } from '@unisite/shared/contract';
import type { RoundId } from '@unisite/shared/contract/seamless';
import type { Queryable } from '../../foundation/database/connect.ts';
import { readMoney } from '../../money/ledger/index.ts';

export interface BetFilter {
  readonly category?: Category | undefined;
  readonly state?: BetState | undefined;
  readonly from: Date;
  /** Exclusive. */
  readonly until: Date;
  /** From 1. */
  readonly page: number;
  readonly pageSize: number;
}

export interface Bet {
  readonly vendorCode: string;
  readonly roundId: RoundId;
  readonly at: Date;
  readonly gameId: string;
  readonly nameVi: string;
  readonly nameEn: string;
  readonly vendorName: string;
  readonly category: Category;
  readonly staked: Hundredths;
  readonly won: Hundredths;
  readonly state: BetState;
}

export interface Bets {
  readonly rows: readonly Bet[];
  /** Over the whole selection: number of rounds, and stakes and winnings of those not cancelled. */
  readonly total: number;
  readonly staked: Hundredths;
  readonly won: Hundredths;
}

/** SQL: the index game_round_member finds the member's days; the catalogue is small. */
const selection = `FROM rounds.game_round r JOIN game g ON g.id = r.game_id JOIN vendor v ON v.code = g.vendor_code
  WHERE r.member_id = $1 AND ($2::text IS NULL OR shelf_of(g.category, g.vendor_code) = $2) AND ($3::text IS NULL OR r.state = $3)
    AND r.opened_at >= $4 AND r.opened_at < $5`;

/**
 * A page of a member's rounds, newest first, with the sums over the whole selection. A round counts by its opening
 * time.
 */
export async function betsOf(q: Queryable, memberId: MemberId, filter: BetFilter): Promise<Bets> {
  const values = [memberId, filter.category ?? null, filter.state ?? null, filter.from, filter.until];
  const [sums] = await q.query<{ total: number; staked: string; won: string }>(
    `SELECT count(*)::int AS total, coalesce(sum(r.staked) FILTER (WHERE r.state <> 'cancelled'), 0) AS staked,
       coalesce(sum(r.won) FILTER (WHERE r.state <> 'cancelled'), 0) AS won ${selection}`,
    values,
  );
  const rows = await readMoney<Bet>(
    q.query(
      `SELECT r.vendor_code AS "vendorCode", r.round_id AS "roundId", r.opened_at AS at, g.id AS "gameId", g.name_vi AS "nameVi",
       g.name_en AS "nameEn", v.name AS "vendorName",
       shelf_of(g.category, g.vendor_code) AS category, r.staked, r.won, r.state ${selection}
     ORDER BY r.opened_at DESC, r.vendor_code, r.game_id, r.round_id LIMIT $6 OFFSET $7`,
      [...values, filter.pageSize, (filter.page - 1) * filter.pageSize],
    ),
    { staked: true, won: true },
  );
  return { rows, total: sums?.total ?? 0, staked: hundredthsOf(sums?.staked ?? 0), won: hundredthsOf(sums?.won ?? 0) };
}
