import type { ContractKind, ContractPeriod } from '@unisite/shared/contract';
import { figuresReach, lastSealBefore } from '../../figures/index.ts';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { periodOf } from '../rules/periods.ts';
import type { Needs } from '../services.ts';
import type { Span } from './playedBy.ts';
import { stateSpan } from './stateSpan.ts';

/** What was played is sealed by then, and in the figures. */
const AFTER_MS = { days: 5 * 60_000, hour: 60_000, live: 10_000 };
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

interface Closing {
  readonly kind: ContractKind;
  readonly period: ContractPeriod;
  readonly doneTo: string | null;
  readonly doneUntil: Date | null;
  readonly sealedTo: string | null;
}

/** Closes and states every period that is over, in turn. Answers how many statements were made. */
export async function closePeriods({ database, clock }: Pick<Needs, 'database' | 'clock'>): Promise<number> {
  const kinds = await database.query<Pick<Closing, 'kind' | 'period'>>(
    'SELECT DISTINCT kind, period FROM agent_contract WHERE from_day IS NOT NULL ORDER BY kind, period',
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
 * Null: nothing is over that is not stated. The row that says how far it came is locked and written with what it made.
 */
async function closeNext(q: Queryable, one: Pick<Closing, 'kind' | 'period'>, now: Date): Promise<number | null> {
  const closing = await lockClosing(q, one, now);
  if (!closing) return null;
  const span = closing.doneTo === null ? await nextSeals(q, closing, now) : await nextDays(q, closing, now);
  if (!span) return null;
  const made = await stateSpan(q, one, span, now);
  await q.query(
    'UPDATE contract_closing SET done_to = $3, done_until = $4, sealed_to = $5 WHERE kind = $1 AND period = $2',
    [one.kind, one.period, span.seals ? null : span.toDay, span.seals?.until ?? null, span.seals?.to ?? null],
  );
  return made;
}

/**
 * Begins with the first contract: days before it have none, and its hours begin at the midnight before its first. Null:
 * that is yet to come, and what is sealed until then does not count.
 */
async function lockClosing(
  q: Queryable,
  { kind, period }: Pick<Closing, 'kind' | 'period'>,
  now: Date,
): Promise<Closing | null> {
  const isOfDays = period !== 'hour' && period !== 'live';
  const [first] = await q.query<{ day: string }>(
    'SELECT min(from_day) AS day FROM agent_contract WHERE kind = $1 AND period = $2',
    [kind, period],
  );
  const day = first?.day ?? dayOf(now);
  const midnight = new Date(`${day}T00:00:00+07:00`);
  if (now.getTime() < midnight.getTime() + AFTER_MS.live) return null;
  const begins = isOfDays ? [addDays(day, -1), null, null] : [null, midnight, await lastSealBefore(q, midnight, '0')];
  await q.query(
    `INSERT INTO contract_closing (kind, period, done_to, done_until, sealed_to) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (kind, period) DO NOTHING`,
    [kind, period, ...begins],
  );
  const [closing] = await q.query<Closing>(
    `SELECT kind, period, done_to AS "doneTo", done_until AS "doneUntil", sealed_to AS "sealedTo"
     FROM contract_closing WHERE kind = $1 AND period = $2 FOR UPDATE`,
    [kind, period],
  );
  if (!closing) throw new Error('there is no closing');
  return closing;
}

async function nextDays(q: Queryable, { period, doneTo }: Closing, now: Date): Promise<Span | null> {
  if (doneTo === null) return null;
  const { fromDay, toDay } = periodOf(period, addDays(doneTo, 1));
  const end = new Date(`${addDays(toDay, 1)}T00:00:00+07:00`);
  const isOver = now.getTime() >= end.getTime() + AFTER_MS.days && (await figuresReach(q, end));
  return isOver ? { fromDay, toDay, seals: null } : null;
}

/** The next hour; of real-time wages the time up to the last whole minute, at most to the end of its hour. */
async function nextSeals(q: Queryable, { period, doneUntil, sealedTo }: Closing, now: Date): Promise<Span | null> {
  if (doneUntil === null || sealedTo === null) return null;
  const isLive = period === 'live';
  const settled = now.getTime() - (isLive ? AFTER_MS.live : AFTER_MS.hour);
  const hourEnd = (Math.floor(doneUntil.getTime() / HOUR_MS) + 1) * HOUR_MS;
  const end = isLive ? Math.min(hourEnd, Math.floor(settled / MINUTE_MS) * MINUTE_MS) : hourEnd;
  if (end > settled || end <= doneUntil.getTime()) return null;
  const until = new Date(end);
  const day = dayOf(doneUntil);
  return { fromDay: day, toDay: day, seals: { after: sealedTo, to: await lastSealBefore(q, until, sealedTo), until } };
}
