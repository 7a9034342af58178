import { inOrderOfDays } from '@unisite/shared/contract/operatorsStationPlan';
import { changeStation, isLooserPlan, lotteryStations } from '@unisite/shared/contract/operatorsStations';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { createBeacon } from '../draws/beacon/createBeacon.ts';
import type { Services } from '../services.ts';
import { deskStations, writePlan } from '../timetable/stationPlan.ts';
import { describeStation, holdForChange, subjectOfStation } from './stationProposals.ts';

/** Stations' timetables, closing times of bets, and their draws' source of entropy. */
export function stationCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'stationPlan'>,
): void {
  const { database, clock, live, settings } = services;

  serve(lotteryStations, async () => ({
    stations: await deskStations(database, clock()),
    hasBeacon: createBeacon(settings) !== null,
  }));

  serve(changeStation, async ({ code, why, ...plans }, context) => {
    const [from, to] = [inOrderOfDays(plans.from), inOrderOfDays(plans.to)];
    const state = await database.transaction(async (q) => {
      const { station, isDone } = await holdForChange(q, services, { code, from, to });
      if (isDone) return 'done' as const;
      const at = clock();
      const subject = subjectOfStation(code);
      if (isLooserPlan(station.week, from, to)) {
        const change = { kind: 'stationPlan' as const, code, name: station.name, from, to };
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      await writePlan(q, code, from, to);
      const who = operatorActor(context.session);
      await writeAudit(q, {
        at,
        who,
        act: 'station',
        market: null,
        why,
        subject: describeStation(code, from, to),
      });
      // pending proposals start from a state that has changed
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'lottery' : 'proposals' });
    return { state };
  });
}
