import type { ContractKind, ContractPeriod } from '@unisite/shared/contract';
import { addDays, dayOf, dayStart } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { figuresReach, lastSealBefore } from '../../figures/index.ts';
import { hourEnd, periodOf } from '../rules/periods.ts';
import type { Needs } from '../services.ts';
import type { Span } from './playedBy.ts';
import { stateSpan } from './stateSpan.ts';

/** Delay after a period's end, by which its play is sealed and in the figures. */
const AFTER_MS = { days: 5 * 60_000, hour: 60_000, live: 10_000 };
const MINUTE_MS = 60_000;

/** Contracts of a kind and period in a market, which close together. */
interface Closed {
  readonly market: string;
  readonly timeZone: string;
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
}

interface Closing {
  readonly doneTo: string | null;
  readonly doneUntil: Date | null;
  readonly sealedTo: string | null;
}

/** Closes and states every complete period, in order. Returns how many statements were made. */
export async function closePeriods({ database, clock }: Pick<Needs, 'database' | 'clock'>): Promise<number> {
  const kinds = await database.query<Closed>(
    `SELECT DISTINCT k.code AS market, k.time_zone AS "timeZone", c.kind, c.period
     FROM agent_contract c JOIN members.member m ON m.id = c.downline_id JOIN markets.market k ON k.code = m.market_code
     WHERE c.from_day IS NOT NULL ORDER BY k.code, c.kind, c.period`,
  );
  let made = 0;
  for (const one of kinds) {
    for (;;) {
      const stated = await database.transaction((q) => closeNext(q, one, clock()));
      if (stated === null) break;
      made += stated;
    }
  }
  return made;
}

/**
 * Null: every complete period is stated. The progress row is locked and written in the same transaction as the
 * statements.
 */
async function closeNext(q: Queryable, one: Closed, now: Date): Promise<number | null> {
  const closing = await lockClosing(q, one, now);
  if (!closing) return null;
  const span = closing.doneTo === null ? await nextSeals(q, one, closing, now) : await nextDays(q, one, closing, now);
  if (!span) return null;
  const made = await stateSpan(q, one, span, now);
  await q.query(
    `UPDATE contract_closing SET done_to = $4, done_until = $5, sealed_to = $6
     WHERE market_code = $1 AND kind = $2 AND period = $3`,
    [
      one.market,
      one.kind,
      one.period,
      span.seals ? null : span.toDay,
      span.seals?.until ?? null,
      span.seals?.to ?? null,
    ],
  );
  return made;
}

/**
 * Starts with the first contract: earlier days have none, and hourly periods start at the midnight before its first
 * day. Null: that is still to come, and what is sealed until then does not count.
 */
async function lockClosing(
  q: Queryable,
  { market, timeZone, kind, period }: Closed,
  now: Date,
): Promise<Closing | null> {
  const isOfDays = period !== 'hour' && period !== 'live';
  const [first] = await q.query<{ day: string }>(
    `SELECT min(c.from_day) AS day FROM agent_contract c JOIN members.member m ON m.id = c.downline_id
     WHERE m.market_code = $1 AND c.kind = $2 AND c.period = $3`,
    [market, kind, period],
  );
  const day = first?.day ?? dayOf(now, timeZone);
  const midnight = dayStart(day, timeZone);
  if (now.getTime() < midnight.getTime() + AFTER_MS.live) return null;
  const begins = isOfDays ? [addDays(day, -1), null, null] : [null, midnight, await lastSealBefore(q, midnight, '0')];
  await q.query(
    `INSERT INTO contract_closing (market_code, kind, period, done_to, done_until, sealed_to)
      VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (market_code, kind, period) DO NOTHING`,
    [market, kind, period, ...begins],
  );
  const [closing] = await q.query<Closing>(
    `SELECT done_to AS "doneTo", done_until AS "doneUntil", sealed_to AS "sealedTo"
     FROM contract_closing WHERE market_code = $1 AND kind = $2 AND period = $3 FOR UPDATE`,
    [market, kind, period],
  );
  if (!closing) throw new Error('there is no closing');
  return closing;
}

async function nextDays(
  q: Queryable,
  { period, timeZone }: Closed,
  { doneTo }: Closing,
  now: Date,
): Promise<Span | null> {
  if (doneTo === null) return null;
  const { fromDay, toDay } = periodOf(period, addDays(doneTo, 1));
  const end = dayStart(addDays(toDay, 1), timeZone);
  const isOver = now.getTime() >= end.getTime() + AFTER_MS.days && (await figuresReach(q, end));
  return isOver ? { fromDay, toDay, seals: null } : null;
}

/** The next hour; for real-time wages the time up to the last whole minute, at most to the end of the hour. */
async function nextSeals(
  q: Queryable,
  { period, timeZone }: Closed,
  { doneUntil, sealedTo }: Closing,
  now: Date,
): Promise<Span | null> {
  if (doneUntil === null || sealedTo === null) return null;
  const isLive = period === 'live';
  const settled = now.getTime() - (isLive ? AFTER_MS.live : AFTER_MS.hour);
  const day = dayOf(doneUntil, timeZone);
  const hour = hourEnd(doneUntil, timeZone);
  const end = isLive ? Math.min(hour, Math.floor(settled / MINUTE_MS) * MINUTE_MS) : hour;
  if (end > settled || end <= doneUntil.getTime()) return null;
  const until = new Date(end);
  return { fromDay: day, toDay: day, seals: { after: sealedTo, to: await lastSealBefore(q, until, sealedTo), until } };
}
