import type { Queryable } from '../../foundation/database/connect.ts';
import { nextDraw, type ScheduledDraw } from '../schedule.ts';
import type { Station } from '../stations.ts';

const keyOf = (code: string, numero: string): string => `${code}/${numero}`;

/** Draws to come that were voided. */
export async function voidedAhead(q: Queryable, now: Date): Promise<ReadonlySet<string>> {
  const rows = await q.query<{ code: string; numero: string }>(
    'SELECT station_code AS code, numero FROM draw WHERE voided_at IS NOT NULL AND drawn_at > $1',
    [now],
  );
  return new Set(rows.map(({ code, numero }) => keyOf(code, numero)));
}

/** A station's next draw that was not voided; null when the timetable has none in the two weeks that follow. */
export function nextStanding(
  { code, schedule }: Pick<Station, 'code' | 'schedule'>,
  now: Date,
  voided: ReadonlySet<string>,
): ScheduledDraw | null {
  let next = nextDraw(schedule, now);
  while (next && voided.has(keyOf(code, next.numero))) next = nextDraw(schedule, next.at);
  return next;
}
