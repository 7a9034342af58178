import { guestType, type Hundredths, hundredthsOf } from '@unisite/shared/contract';
import { maskedAccount } from '../../access/members/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';

/** Hundredths: the minimum of a big win. The index game_round_big_win has the same bound. */
const bigWin = 200_000_000;
const latestCount = 20;
const topCount = 20;
const week = 7 * 86_400_000;

export interface Win {
  readonly at: Date;
  readonly account: string;
  readonly gameId: string;
  readonly staked: Hundredths;
  readonly won: Hundredths;
}
export interface Winner {
  readonly account: string;
  readonly avatar: number;
  readonly won: Hundredths;
}

/**
 * The latest wins of at least 2,000,000 VND and five times the stake, and the 20 who won most in the seven days before
 * `now`. Guests are left out: their winnings are not real.
 */
export async function loadWinners(q: Queryable, now: Date): Promise<{ latest: Win[]; top: Winner[] }> {
  const latest = await q.query<{ closed_at: Date; account: string; game_id: string; staked: string; won: string }>(
    `SELECT r.closed_at, m.account, r.game_id, r.staked, r.won
       FROM rounds.game_round r JOIN members.member m ON m.id = r.member_id
      WHERE r.state = 'settled' AND r.closed_at <= $1 AND r.won >= ${bigWin} AND r.won >= 5 * r.staked AND r.staked > 0
        AND m.customer_type <> ${guestType}
      ORDER BY r.closed_at DESC LIMIT ${latestCount}`,
    [now],
  );
  const top = await q.query<{ account: string; avatar: number; won: string }>(
    `SELECT m.account, m.avatar, best.won
       FROM (SELECT member_id, sum(won) AS won FROM rounds.game_round
              WHERE state = 'settled' AND closed_at > $1 AND closed_at <= $2 AND won > 0
                AND member_id NOT IN (SELECT id FROM members.member WHERE customer_type = ${guestType})
              GROUP BY member_id ORDER BY sum(won) DESC, member_id LIMIT ${topCount}) AS best
       JOIN members.member m ON m.id = best.member_id ORDER BY best.won DESC, m.id`,
    [new Date(now.getTime() - week), now],
  );
  return {
    latest: latest.map((row) => ({
      at: row.closed_at,
      account: maskedAccount(row.account),
      gameId: row.game_id,
      staked: hundredthsOf(row.staked),
      won: hundredthsOf(row.won),
    })),
    top: top.map((row) => ({ account: maskedAccount(row.account), avatar: row.avatar, won: hundredthsOf(row.won) })),
  };
}
