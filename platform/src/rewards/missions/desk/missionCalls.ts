import { isLooserMission } from '@unisite/shared/contract/operatorsMissionDraft';
import { endMission, missionDesk, rewardsGiven, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { endOf, lockMission, missionDeskPage, missionToday, rewardsGivenIn, writeMission } from '../missionDesk.ts';
import type { Services } from '../services.ts';
import { missionText, requireMission, subjectOfMission } from './missionProposals.ts';

/** Days of rewards shown to operators. */
const DAYS = 14;

/** Missions. A change that gives members more takes two operators; ending a mission takes one. */
export function missionCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'mission'>): void {
  const { database, clock, live, markets } = services;

  serve(missionDesk, async () => ({ rows: await missionDeskPage(database, clock()) }));

  serve(saveMission, async ({ id, revision, draft, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockMission(q, id);
      if ((before?.revision ?? null) !== revision) throw new Refusal('MISSION_CHANGED');
      const known = new Set((await markets.all()).map(({ code }) => code));
      if (!draft.markets.every((code) => known.has(code))) throw new Refusal('UNKNOWN_MARKET');
      const from = before?.draft ?? null;
      await requireMission(q, id, from, draft, at);
      const subject = subjectOfMission(id);
      if (isLooserMission(from, draft)) {
        const change = { kind: 'mission', id, revision, from, to: draft } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      const next = await writeMission(q, id, draft);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'missionSaved', subject: missionText(id, next, draft), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'missions' : 'proposals' });
    return { state };
  });

  serve(endMission, async ({ id, why }, { session }) => {
    const value = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockMission(q, id);
      if (!before) throw new Refusal('NOT_FOUND');
      const until = endOf(before.draft, await missionToday(q, before.draft, at));
      // a repeated call whose first response was lost finds the mission ended
      if (until === before.draft.until) return { until };
      const draft = { ...before.draft, until };
      const next = await writeMission(q, id, draft);
      const who = operatorActor(session);
      await writeAudit(q, { at, who, act: 'missionSaved', subject: missionText(id, next, draft), why });
      await lapseProposals(q, at, subjectOfMission(id));
      return { until };
    });
    await live.publishToOperators({ type: 'missions' });
    return value;
  });

  serve(rewardsGiven, async ({ market }) => ({ rows: await rewardsGivenIn(database, market, clock(), DAYS) }));
}
