import { isDeepStrictEqual } from 'node:util';
import { changedDays, type StationPlan, type WeekdayRule } from '@unisite/shared/contract/operatorsStationPlan';
import { type DeskStation, planFault } from '@unisite/shared/contract/operatorsStations';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { createBeacon } from '../draws/beacon/createBeacon.ts';
import type { Services } from '../services.ts';
import { holdStation, writePlan } from '../timetable/stationPlan.ts';

/** The subject of proposals about a station. */
export const subjectOfStation = (code: string): string => `station/${code}`;

const names = ['', 'Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const drawsOf = ({ drawTime, intervalMinutes }: WeekdayRule): string =>
  drawTime ?? (intervalMinutes === null ? 'no draw' : `every ${intervalMinutes} min`);

/** A station's change as audit text. */
export function describeStation(code: string, from: StationPlan, to: StationPlan): string {
  const { added, dropped } = changedDays(from, to);
  return `station ${code}: ${[
    ...(from.closeSeconds === to.closeSeconds ? [] : [`closes ${from.closeSeconds} → ${to.closeSeconds} s before`]),
    ...(from.entropySource === to.entropySource ? [] : [`entropy ${from.entropySource} → ${to.entropySource}`]),
    ...dropped.map((day) => `not ${names[day.weekday]} from ${day.validFrom} ${drawsOf(day)}`),
    ...added.map((day) => `${names[day.weekday]} from ${day.validFrom} ${drawsOf(day)}`),
  ].join('; ')}`;
}

/**
 * Locks a station that is to be changed; `isDone`: it already has the new plan.
 *
 * @throws Refusal NOT_FOUND, SETTING_CHANGED, TIMETABLE_INVALID, TIMETABLE_DAY
 */
export async function holdForChange(
  q: Queryable,
  { clock, settings }: Pick<Services, 'clock' | 'settings'>,
  { code, from, to }: { readonly code: string; readonly from: StationPlan; readonly to: StationPlan },
): Promise<{ readonly station: DeskStation; readonly isDone: boolean }> {
  const station = await holdStation(q, code, clock());
  if (!station) throw new Refusal('NOT_FOUND');
  // The same call after a lost response is already done.
  if (isDeepStrictEqual(station.plan, to)) return { station, isDone: true };
  if (!isDeepStrictEqual(station.plan, from)) throw new Refusal('SETTING_CHANGED');
  const fault = planFault(station, to, { hasBeacon: createBeacon(settings) !== null });
  if (fault) throw new Refusal(fault === 'day' ? 'TIMETABLE_DAY' : 'TIMETABLE_INVALID');
  return { station, isDone: false };
}

/** Proposals to extend the betting time of stations' draws, or to add draws. */
export function stationProposals(services: Services): KindOfProposal<'stationPlan'> {
  const { database, clock, live } = services;
  return {
    role: 'lottery',
    summary: ({ code, from, to }) => describeStation(code, from, to),
    async approve({ change, conclude, decision: { by, why } }) {
      const { code, from, to } = change;
      await database.transaction(async (q) => {
        const { isDone } = await holdForChange(q, services, change);
        await conclude(q);
        if (isDone) return;
        await writePlan(q, code, from, to);
        const subject = describeStation(code, from, to);
        await writeAudit(q, { at: clock(), who: `operator:${by}`, act: 'station', market: null, subject, why });
      });
      await live.publishToOperators({ type: 'lottery' });
      return null;
    },
  };
}
