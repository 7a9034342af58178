import { MAX_PLAN_DRAWS } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { nextStanding, voidedAhead } from '../draws/nextStanding.ts';
import type { Station } from '../stations.ts';
import { nextOpenDraw } from '../tickets/openDraw.ts';

export interface ComingDraw {
  readonly numero: string;
  readonly closesAt: Date;
  readonly drawnAt: Date;
}

/** A station's open draw and the following ones of the timetable, as many as a plan may cover. */
export async function comingDrawsOf(q: Queryable, station: Station, now: Date): Promise<readonly ComingDraw[]> {
  const open = await nextOpenDraw(q, station.code);
  if (!open || open.closesAt <= now) return [];
  const voided = await voidedAhead(q, now);
  const draws: ComingDraw[] = [open];
  while (draws.length < MAX_PLAN_DRAWS) {
    const next = nextStanding(station, draws.at(-1)?.drawnAt ?? now, voided);
    if (!next) break;
    const closesAt = new Date(next.at.getTime() - station.closeSeconds * 1_000);
    draws.push({ numero: next.numero, closesAt, drawnAt: next.at });
  }
  return draws;
}
