import type { Queryable } from '@unisite/platform/database';
import { player } from './people.ts';

/** Duration of a round, seconds. */
const SECONDS_A_ROUND = 20;

/** Limits of `player`, in hundredths of VND or seconds of play. Everyone else has declined. */
const limits = [
  { kind: 'deposit', period: 'month', amount: 40_000_000_00 },
  { kind: 'loss', period: 'week', amount: 12_000_000_00 },
  { kind: 'stake', period: 'day', amount: 20_000_000_00 },
  { kind: 'time', period: 'day', amount: 3 * 3600 },
] as const;

/** Number of the busiest members with hours of play; the rules find signs of harm for some of them. */
const BUSIEST = 12;

/**
 * Seeds hours of play of the busiest members and `player`, and everyone's decision on limits; opens transfers and
 * referrals.
 */
export async function seedLimits(q: Queryable, now: Date): Promise<void> {
  await q.query(
    `INSERT INTO play_hour (member_id, hour, staked, won, seconds)
     SELECT r.member_id, date_trunc('hour', r.opened_at, 'UTC'), sum(r.staked), sum(r.won), least(3600, count(*) * $2)
     FROM game_round r
     WHERE r.member_id IN (
         (SELECT member_id FROM game_round GROUP BY 1 ORDER BY count(*) DESC, member_id LIMIT $3)
         UNION SELECT id FROM member WHERE account = $4)
       AND r.opened_at > $1::timestamptz - interval '36 days' AND r.opened_at < date_trunc('hour', $1::timestamptz, 'UTC')
     GROUP BY 1, 2`,
    [now, SECONDS_A_ROUND, BUSIEST, player.account],
  );
  await q.query(
    `INSERT INTO play_event (at, member_id, who, act, facts)
     SELECT greatest(m.reg_date, $1::timestamptz - interval '40 days'), m.id, 'member', 'limitDeclined', '{}' FROM member m
     WHERE m.account <> $2 ORDER BY m.id`,
    [now, player.account],
  );
  for (const { kind, period, amount } of limits) {
    await q.query(
      `WITH own AS (
        INSERT INTO play_limit (member_id, kind, period, source, amount, set_at)
        SELECT m.id, $2, $3, 'member', $4, $5 FROM member m WHERE m.account = $1 RETURNING *
      )
      INSERT INTO play_event (at, member_id, who, act, facts)
      SELECT set_at, member_id, 'member', 'limitSet',
        jsonb_build_object('kind', kind, 'period', period, 'from', NULL, 'to', amount::text) FROM own`,
      [player.account, kind, period, amount, now],
    );
  }
  await q.query('UPDATE market_line_transfer SET up_open = true, down_open = true');
  await q.query('UPDATE market_referral SET open = true');
  await q.query('SELECT play_recount(member_id) FROM play_state');
}
