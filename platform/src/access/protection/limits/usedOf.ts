import type { MemberId, PlayLimitKind } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { hoursOf, type PerPeriod, periods } from '../periods.ts';
import type { Deposited } from '../services.ts';

/** What counts against a limit: hundredths, or seconds of play. */
export interface Used {
  readonly amount: bigint;
  /** When the first of it leaves the period; null: nothing counts. */
  readonly freesAt: Date | null;
}

/**
 * What counts against each of a member's limits now. Applies the rule by which bets are accepted (play_recount.sql).
 */
export async function usedOf(
  q: Queryable,
  memberId: MemberId,
  now: Date,
  deposited: Deposited,
): Promise<Readonly<Record<PlayLimitKind, PerPeriod<Used>>>> {
  const rows = await q.query<{
    staked: string;
    lost: string;
    seconds: string;
    stakedFrom: Date | null;
    playedFrom: Date | null;
  }>(
    `SELECT coalesce(sum(h.staked), 0) AS staked, coalesce(sum(h.seconds), 0) AS seconds,
       coalesce(sum(h.staked - CASE WHEN h.hour > p.first THEN h.won ELSE 0 END), 0) AS lost,
       min(h.hour) FILTER (WHERE h.staked > 0) AS "stakedFrom", min(h.hour) FILTER (WHERE h.seconds > 0) AS "playedFrom"
     FROM unnest($3::int[]) WITH ORDINALITY AS w (hours, place)
     CROSS JOIN LATERAL (SELECT date_trunc('hour', $2::timestamptz, 'UTC') - make_interval(hours => w.hours) AS first) AS p
     LEFT JOIN LATERAL (
       SELECT hour, staked, won, seconds FROM play_hour WHERE member_id = $1
       UNION ALL SELECT hour, staked, won, seconds FROM play_state WHERE member_id = $1
     ) AS h ON h.hour >= p.first
     GROUP BY w.place ORDER BY w.place`,
    [memberId, now, periods.map((period) => hoursOf[period])],
  );
  const each = <T>(of: (index: number) => T): PerPeriod<T> => ({ day: of(0), week: of(1), month: of(2) });
  const counted = (column: 'staked' | 'lost' | 'seconds', since: 'stakedFrom' | 'playedFrom') =>
    each((index): Used => {
      const [row, period] = [rows[index], periods[index]];
      if (!row || !period) throw new RangeError('a period has no sum');
      const from = row[since];
      return {
        amount: BigInt(row[column]),
        // an hour counts until it is entirely outside the period
        freesAt: from && new Date(from.getTime() + (hoursOf[period] + 1) * 3_600_000),
      };
    });
  const { used, freesAt } = deposited;
  return {
    deposit: {
      day: { amount: used.day, freesAt: freesAt.day },
      week: { amount: used.week, freesAt: freesAt.week },
      month: { amount: used.month, freesAt: freesAt.month },
    },
    loss: counted('lost', 'stakedFrom'),
    stake: counted('staked', 'stakedFrom'),
    time: counted('seconds', 'playedFrom'),
  };
}
