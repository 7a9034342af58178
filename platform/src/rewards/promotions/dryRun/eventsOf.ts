import { fromWire, type PromotionOffer } from '@unisite/shared/contract';
import type { DryRunAssumption } from '@unisite/shared/contract/operatorsPromotionDryRun';

/** Collects the parameters of a statement, in order. */
export interface Values {
  readonly values: unknown[];
  /** Adds a value and returns its placeholder. */
  add(value: unknown): string;
}

export function createValues(): Values {
  const values: unknown[] = [];
  return { values, add: (value) => `$${values.push(value)}` };
}

export interface Events {
  /**
   * Rows of `member_id`, `day`, `at`, `turn` (what a member can take once, besides `times`) and `base` (hundredths that
   * a percentage applies to): when the trigger would have fired, for `active (member_id, day, zone)` from `days.first`
   * to `days.last`.
   */
  readonly sql: string;
  readonly assumes: readonly DryRunAssumption[];
}

const noon = (day: string, zone: string) => `(${day} + time '12:00') AT TIME ZONE ${zone}`;
/** Assumes that every active member takes it on each active day. */
const onActiveDays = (where = 'true') =>
  `SELECT a.member_id, a.day, ${noon('a.day', 'a.zone')} AS at, '' AS turn, 0::bigint AS base FROM active a
    WHERE ${where}`;

/** When an offer's trigger would have fired, and the assumptions made. */
export function eventsOf({ starts }: Pick<PromotionOffer, 'starts'>, values: Values): Events {
  switch (starts.on) {
    case 'claim':
      return { sql: onActiveDays(), assumes: ['claimed'] };
    case 'code':
      return { sql: onActiveDays(), assumes: ['coded'] };
    case 'application':
      return { sql: onActiveDays(), assumes: ['applied'] };
    case 'day': {
      const [weekdays, monthDays, dates] = [starts.weekdays, starts.monthDays, starts.dates].map(values.add);
      const isOne = `extract(isodow FROM a.day) = ANY (${weekdays}::int[]) OR extract(day FROM a.day) = ANY (${monthDays}::int[])
        OR a.day = ANY (${dates}::date[])`;
      return { sql: onActiveDays(isOne), assumes: ['claimed'] };
    }
    case 'birthday':
      return { sql: birthdays, assumes: ['claimed'] };
    case 'deposit':
      return { sql: deposits(starts, values), assumes: ['joined'] };
    case 'loss':
      return { sql: losses(starts, values), assumes: ['claimed', 'figures'] };
  }
}

/** A birthday on 29 February falls on 1 March in other years. */
const birthdays = `SELECT p.member_id, d.day::date AS day, ${noon('d.day::date', 'p.zone')} AS at, '' AS turn,
  0::bigint AS base
  FROM days CROSS JOIN LATERAL generate_series(days.first, days.last, interval '1 day') AS d (day)
  CROSS JOIN (SELECT DISTINCT member_id, zone FROM active) p
  JOIN LATERAL (SELECT birth_date FROM identity.age_statement s WHERE s.member_id = p.member_id ORDER BY s.at LIMIT 1) b ON
    make_date(extract(year FROM d.day)::int, extract(month FROM b.birth_date)::int, 1) + extract(day FROM b.birth_date)::int - 1 = d.day`;

function deposits(starts: Extract<PromotionOffer['starts'], { on: 'deposit' }>, values: Values): string {
  const least = values.add(fromWire(starts.least));
  const weekdays = values.add(starts.weekdays);
  const isFirst = `NOT EXISTS (SELECT FROM ledger.posting e JOIN ledger.transfer f ON f.id = e.transfer_id AND f.kind = 'deposit'
    WHERE e.account_id = p.account_id AND e.transfer_id < t.id)`;
  const which = { any: 'true', first: isFirst, later: `NOT ${isFirst}` }[starts.which];
  // a day in any time zone lies within a day and a half of the same day in UTC
  return `SELECT m.id AS member_id, (t.at AT TIME ZONE k.time_zone)::date AS day, t.at, '' AS turn, p.amount AS base
    FROM days JOIN ledger.transfer t ON t.kind = 'deposit' AND t.at >= (days.first - 1)::timestamp AT TIME ZONE 'UTC'
      AND t.at < (days.last + 2)::timestamp AT TIME ZONE 'UTC'
    JOIN ledger.posting p ON p.transfer_id = t.id AND p.amount >= ${least} JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'member'
    JOIN members.member m ON m.id = a.owner::bigint JOIN markets.market k ON k.code = m.market_code
    WHERE (t.at AT TIME ZONE k.time_zone)::date BETWEEN days.first AND days.last
      AND extract(isodow FROM t.at AT TIME ZONE k.time_zone) = ANY (${weekdays}::int[]) AND ${which}
      AND NOT EXISTS (SELECT FROM ledger.transfer r WHERE r.kind = 'depositReversal' AND r.reference = t.reference AND r.at >= t.at)`;
}

function losses(starts: Extract<PromotionOffer['starts'], { on: 'loss' }>, values: Values): string {
  const least = values.add(fromWire(starts.least));
  const categories = values.add(starts.categories);
  const period = starts.of === 'day' ? 'k.day' : `date_trunc('week', k.day)::date`;
  const length = starts.of === 'day' ? 1 : 7;
  // paid back once the period is over, within the days
  return `SELECT l.member_id, l.first + ${length} AS day, ${noon(`(l.first + ${length})`, 'l.zone')} AS at,
    l.first::text AS turn, l.lost AS base
    FROM (SELECT k.member_id, p.zone, ${period} AS first, sum(k.staked - k.won)::bigint AS lost
      FROM days JOIN figures.member_day k ON k.day BETWEEN days.first - ${length} AND days.last
      JOIN (SELECT DISTINCT member_id, zone FROM active) p ON p.member_id = k.member_id
      WHERE k.category = ANY (${categories}::text[]) GROUP BY 1, 2, 3) l
      JOIN days ON l.first + ${length} BETWEEN days.first AND days.last WHERE l.lost >= ${least}`;
}
