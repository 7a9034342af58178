import {
  clubLevel,
  fromWire,
  hundredthsOf,
  isNonMonetary,
  noMoney,
  type PromotionOffer,
  toWire,
} from '@unisite/shared/contract';
import {
  DRY_RUN_DAYS,
  type DryRunAssumption,
  type DryRunResult,
} from '@unisite/shared/contract/operatorsPromotionDryRun';
import { addDays } from '../../../foundation/calendar/days.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createValues, eventsOf, type Values } from './eventsOf.ts';

const MOST_MS = 12_000;
/** Advisory lock: one dry run at a time. */
const RUNNING = 7_013_061;
/** PostgreSQL's error code for a statement that exceeds its timeout. */
const CANCELED = '57014';

interface Asked {
  readonly markets: readonly string[];
  readonly offer: PromotionOffer;
}

/**
 * Estimates what an offer would have given over the last days, from what members of these markets did. Writes nothing.
 *
 * @throws Refusal DRY_RUN_BUSY while another dry run is in progress, DRY_RUN_TOO_LONG
 */
export async function dryRun(database: Database, asked: Asked, now: Date): Promise<DryRunResult> {
  const begun = performance.now();
  const to = addDays(await lastToday(database, asked.markets, now), -1);
  const from = addDays(to, 1 - DRY_RUN_DAYS);
  const values = createValues();
  const days = `days AS (SELECT ${values.add(from)}::date AS first, ${values.add(to)}::date AS last)`;
  const events = eventsOf(asked.offer, values);
  const sql = statementOf(asked, { days, events: events.sql, values, now });
  const found = await database
    .transaction(async (q) => {
      await q.query('SET TRANSACTION READ ONLY');
      const [lock] = await q.query<{ mine: boolean }>('SELECT pg_try_advisory_xact_lock($1) AS mine', [RUNNING]);
      if (!lock?.mine) throw new Refusal('DRY_RUN_BUSY');
      await q.query(`SET LOCAL statement_timeout = ${MOST_MS}`);
      return foundBy(q, sql, values);
    })
    .catch((error: unknown) => {
      if (error instanceof Error && 'code' in error && error.code === CANCELED) throw new Refusal('DRY_RUN_TOO_LONG');
      throw error;
    });
  return {
    from,
    to,
    ...resultOf(asked.offer, found, events.assumes),
    milliseconds: Math.round(performance.now() - begun),
  };
}

/** Today in these markets: the earliest, as the days must be over in all of them. */
async function lastToday(q: Queryable, markets: readonly string[], now: Date): Promise<string> {
  const [row] = await q.query<{ today: string | null }>(
    'SELECT min(market_day($2, k.code)) AS today FROM unnest($1::text[]) AS k (code)',
    [markets, now],
  );
  if (!row?.today) throw new Error('a dry run is of no market');
  return row.today;
}

interface Share {
  readonly members: number;
  readonly times: number;
  /** Hundredths. */
  readonly amount: string;
}

interface Found {
  readonly active: number;
  readonly meant: number;
  readonly reached: number;
  readonly given: number;
  readonly times: number;
  readonly amount: string;
  readonly median: string | null;
  readonly largest: string | null;
  readonly shared: number;
  readonly spentOn: string | null;
  readonly byDay: readonly (Share & { readonly day: string })[] | null;
  readonly byLevel: readonly (Share & { readonly level: DryRunResult['byLevel'][number]['level'] })[] | null;
}

async function foundBy(q: Queryable, sql: string, { values }: Values): Promise<Found> {
  const [row] = await q.query<{ found: Found }>(sql, values);
  if (!row) throw new Error('a dry run gave no answer');
  return row.found;
}

const wired = ({ amount, ...share }: Share) => ({ ...share, amount: toWire(hundredthsOf(amount)) });

function resultOf({ gives }: PromotionOffer, found: Found, assumes: readonly DryRunAssumption[]) {
  const { amount, median, largest, byDay, byLevel, times, ...counts } = found;
  return {
    ...counts,
    times,
    cost: toWire(hundredthsOf(amount)),
    points: gives.kind === 'points' ? gives.points * times : 0,
    tickets: gives.kind === 'tickets' ? gives.count * times : 0,
    median: median === null ? null : toWire(hundredthsOf(median)),
    largest: largest === null ? null : toWire(hundredthsOf(largest)),
    byDay: (byDay ?? []).map(({ day, ...share }) => ({ day, ...wired(share) })),
    byLevel: (byLevel ?? []).map(({ level, ...share }) => ({ level, ...wired(share) })),
    assumes: [...assumes, ...(gives.kind === 'freeRounds' ? (['rounds'] as const) : [])],
  };
}

/** SQL for what one grant gives, hundredths, from `e.base`. */
function amountSql({ gives }: PromotionOffer, { add }: Values): string {
  if (isNonMonetary(gives)) return '0::bigint';
  switch (gives.kind) {
    case 'fixed':
      return `${add(fromWire(gives.amount))}::bigint`;
    case 'percent':
      return `CASE WHEN e.base = 0 THEN ${add(fromWire(gives.most))}::bigint
        ELSE least(e.base * ${add(gives.percent)}::bigint / 100, ${add(fromWire(gives.most))}::bigint) END`;
    case 'decided':
      return `${add(fromWire(gives.most))}::bigint`;
    case 'freeRounds': {
      const most =
        gives.most === null ? hundredthsOf(fromWire(gives.stake) * BigInt(gives.rounds)) : fromWire(gives.most);
      return `${add(most)}::bigint`;
    }
    default:
      return `${add(noMoney)}::bigint`;
  }
}

/** SQL for the period in which a member can take an offer once, from `e.day` and `e.turn`. */
const turnSql: Readonly<Record<PromotionOffer['times'], string>> = {
  once: 'e.turn',
  day: 'e.day::text || e.turn',
  week: `date_trunc('week', e.day)::date::text || e.turn`,
  month: `date_trunc('month', e.day)::date::text || e.turn`,
  year: 'e.turn',
};

/** Another account of the same person or browser took it first. */
const cameFirst = `EXISTS (SELECT FROM protection.play_person_fact f JOIN protection.play_person_fact o ON o.kind = f.kind AND o.digest = f.digest
    JOIN first_turn x ON x.member_id = o.member_id WHERE f.member_id = t.member_id AND (x.at, x.member_id) < (y.at, t.member_id))
  OR EXISTS (SELECT FROM identity.member_device d JOIN identity.member_device o ON o.mark_hash = d.mark_hash
    JOIN first_turn x ON x.member_id = o.member_id WHERE d.member_id = t.member_id AND (x.at, x.member_id) < (y.at, t.member_id))`;

interface Parts {
  readonly days: string;
  readonly events: string;
  readonly values: Values;
  readonly now: Date;
}

function statementOf({ offer, markets }: Asked, { days, events, values, now }: Parts): string {
  const { add } = values;
  const { newWithinDays, levels, labels, oncePerson, budget, places } = offer;
  const meant = [
    ...(levels ? [`m.level = ANY (${add(levels)}::text[])`] : []),
    ...(labels ? [`m.labels && ${add(labels)}::text[]`] : []),
    `NOT EXISTS (SELECT FROM protection.play_break b WHERE b.member_id = m.id
      AND play_break_end(b.kind, b.until, b.ends_at) > ${add(now)}::timestamptz)`,
  ].join(' AND ');
  const isNew =
    newWithinDays === null ? 'true' : `e.at - m.reg_date <= make_interval(days => ${add(newWithinDays)}::int)`;
  const fits =
    [
      ...(budget === undefined ? [] : [`r.sum <= ${add(fromWire(budget))}::numeric`]),
      ...(places === undefined ? [] : [`r.count <= ${add(places)}::bigint`]),
    ].join(' AND ') || 'true';
  const share = `'members', count(DISTINCT g.member_id), 'times', count(*), 'amount', sum(g.amount)::text`;
  return `WITH ${days},
    active AS MATERIALIZED (SELECT DISTINCT k.member_id, k.day, z.time_zone AS zone
      FROM days JOIN figures.member_day k ON k.day BETWEEN days.first AND days.last
      JOIN members.member m ON m.id = k.member_id JOIN markets.market z ON z.code = m.market_code
        WHERE m.market_code = ANY (${add(markets)}::text[]) AND m.customer_type <> 4 AND m.state = 'active'),
    meant AS MATERIALIZED (SELECT m.id, m.reg_date,
        CASE WHEN m.level = ANY (${add(clubLevel.options)}::text[]) THEN m.level END AS level FROM (SELECT DISTINCT member_id FROM active) a
      JOIN members.member m ON m.id = a.member_id WHERE ${meant}),
    turn AS MATERIALIZED (SELECT DISTINCT ON (e.member_id, ${turnSql[offer.times]}) e.member_id, m.level, e.day, e.at,
        ${amountSql(offer, values)} AS amount
      FROM (${events}) e JOIN meant m ON m.id = e.member_id WHERE ${isNew}
      ORDER BY e.member_id, ${turnSql[offer.times]}, e.at),
    first_turn AS MATERIALIZED (SELECT member_id, min(at) AS at FROM turn GROUP BY member_id),
    other AS MATERIALIZED (SELECT t.member_id FROM first_turn t JOIN first_turn y ON y.member_id = t.member_id
      WHERE ${oncePerson ? `(${cameFirst})` : 'false'}),
    running AS (SELECT t.*, sum(t.amount) OVER w AS sum, count(*) OVER w AS count FROM turn t
      WHERE t.member_id NOT IN (SELECT member_id FROM other) WINDOW w AS (ORDER BY t.at, t.member_id)),
    given AS MATERIALIZED (SELECT r.* FROM running r WHERE ${fits})
  SELECT jsonb_build_object(
    'active', (SELECT count(DISTINCT member_id) FROM active), 'meant', (SELECT count(*) FROM meant),
    'reached', (SELECT count(*) FROM first_turn), 'shared', (SELECT count(*) FROM other),
    'given', (SELECT count(DISTINCT member_id) FROM given), 'times', (SELECT count(*) FROM given),
    'amount', (SELECT coalesce(sum(amount), 0)::text FROM given),
    'median', (SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY amount)::text FROM given WHERE amount > 0),
    'largest', (SELECT max(amount)::text FROM given WHERE amount > 0),
    'spentOn', (SELECT min(r.day) FROM running r WHERE NOT (${fits})),
    'byDay', (SELECT jsonb_agg(d.row ORDER BY d.day) FROM
      (SELECT g.day, jsonb_build_object('day', g.day, ${share}) AS row FROM given g GROUP BY g.day) d),
    'byLevel', (SELECT jsonb_agg(l.row ORDER BY l.amount DESC) FROM
      (SELECT sum(g.amount) AS amount, jsonb_build_object('level', g.level, ${share}) AS row FROM given g GROUP BY g.level) l)
  ) AS found`;
}
