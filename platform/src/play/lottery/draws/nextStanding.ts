import type { Queryable } from '../../../foundation/database/connect.ts';
import { nextDraw, type ScheduledDraw } from '../schedule.ts';
import type { Station } from '../stations.ts';

const keyOf = (code: string, numero: string): string => `${code}/${numero}`;

/** Future draws that were voided. */
export async function voidedAhead(q: Queryable, now: Date): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ code: string; numero: string }>(
    'SELECT station_code AS code, numero FROM draw WHERE voided_at IS NOT NULL AND drawn_at > $1',
    [now],
  );
  return new Set(rows.map(({ code, numero }) => keyOf(code, numero)));
}

/** A station's next draw that was not voided; null when the timetable has none in the following two weeks. */
export function nextStanding(
  station: Pick<Station, 'code' | 'schedule' | 'timeZone'>,
  now: Date,
  voided: ReadonlySet<string>,
): ScheduledDraw | null {
  let next = nextDraw(station, now);
  while (next && voided.has(keyOf(station.code, next.numero))) next = nextDraw(station, next.at);
  return next;
}

/** A draw that is open, or closed and not drawn yet. */
interface OpenDraw {
  readonly at: Date;
  readonly closesAt: Date;
}

/** Future draws on record: each station's next open one, and the voided ones. */
export interface DrawsAhead {
  readonly open: ReadonlyMap<string, OpenDraw>;
  readonly voided: ReadonlySet<string>;
}

export async function drawsAhead(q: Queryable, now: Date): Promise<DrawsAhead> {
  const open = await q.query<OpenDraw & { code: string }>(
    `SELECT DISTINCT ON (station_code) station_code AS code, drawn_at AS at, closes_at AS "closesAt" FROM draw
     WHERE prizes IS NULL AND voided_at IS NULL AND drawn_at > $1 ORDER BY station_code, drawn_at`,
    [now],
  );
  return { open: new Map(open.map((draw) => [draw.code, draw])), voided: await voidedAhead(q, now) };
}

/**
 * A station's next draw and its closing time: the open one, or else the next in the timetable that was not voided. An
 * open draw keeps its time when the timetable changes.
 */
export function nextOf(
  station: Pick<Station, 'code' | 'schedule' | 'timeZone' | 'closeSeconds'>,
  now: Date,
  { open, voided }: DrawsAhead,
): OpenDraw | null {
  const planned = nextStanding(station, now, voided);
  const opened = open.get(station.code);
  if (opened && opened.at > now && (!planned || opened.at <= planned.at)) return opened;
  return planned && { at: planned.at, closesAt: new Date(planned.at.getTime() - station.closeSeconds * 1_000) };
}
