import { inOrderOfDays } from '@unisite/shared/contract/operatorsStationPlan';
import { changeStation, isLooserPlan, lotteryStations } from '@unisite/shared/contract/operatorsStations';
import { writeAudit } from '../../delivery/registry/index.ts';
import { createBeacon, deskStations, writePlan } from '../../play/lottery/index.ts';
import { lapseProposals } from '../proposals/index.ts';
import { operatorActor } from './actCalls.ts';
import type { KindsOfProposals } from './proposals/proposalKind.ts';
import { proposeChange } from './proposals/proposeChange.ts';
import { describeStation, holdForChange, subjectOfStation } from './proposals/stationProposals.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** When stations draw, when betting on them closes, and what their draws are mixed with. */
export function stationCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals): void {
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
      // what waits starts from what is no longer there
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'lottery' : 'proposals' });
    return { state };
  });
}
