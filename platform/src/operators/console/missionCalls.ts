import { isLooserMission } from '@unisite/shared/contract/operatorsMissionDraft';
import { endMission, missionDesk, rewardsGiven, saveMission } from '@unisite/shared/contract/operatorsMissions';
import { saveWheel, wheelDesk } from '@unisite/shared/contract/operatorsRaffle';
import { isLooserWheel, type WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { writeAudit } from '../../delivery/registry/index.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import {
  endOf,
  lockMission,
  missionDeskPage,
  missionToday,
  rewardsGivenIn,
  writeMission,
} from '../../rewards/missions/index.ts';
import { lockWheel, type SeenStock, stocksOf, wheelDeskPage, writeWheel } from '../../rewards/raffle/index.ts';
import { lapseProposals } from '../proposals/index.ts';
import { operatorActor } from './actCalls.ts';
import {
  missionText,
  requireMission,
  subjectOfMission,
  subjectOfWheel,
  wheelText,
} from './proposals/missionProposals.ts';
import type { KindsOfProposals } from './proposals/proposalKind.ts';
import { proposeChange } from './proposals/proposeChange.ts';
import type { ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';
import { lockMarket } from './settings/changeSetting.ts';
import { stockAfter } from './stockAfter.ts';

/** Days that operators see of what was given. */
const DAYS = 14;

/** Missions and the wheel. What gives members more takes two operators, ending, closing and taking pieces away one. */
export function missionCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals): void {
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
      // the same call again, because its answer was lost, finds its work done
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

  serve(wheelDesk, async () => {
    const codes = (await markets.all()).map(({ code }) => code);
    return { rows: await wheelDeskPage(database, codes) };
  });

  serve(saveWheel, async ({ market, revision, seenStock, draft, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      if (!(await markets.all()).some(({ code }) => code === market)) throw new Refusal('UNKNOWN_MARKET');
      await lockMarket(q, market);
      const before = await lockWheel(q, market);
      if ((before?.revision ?? null) !== revision) throw new Refusal('RAFFLE_CHANGED');
      const from = before?.draft ?? null;
      const to = from ? withStocksAfter(from, seenStock, draft) : draft;
      const subject = subjectOfWheel(market);
      if (isLooserWheel(from, to)) {
        const change = { kind: 'wheel', market, revision, from, to } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      const next = await writeWheel(q, market, to, stocksOf(from), at);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'wheelSaved', market, subject: wheelText(next, to), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'missions' : 'proposals' });
    return { state };
  });
}

/**
 * A draft with the stocks that are left after it.
 *
 * @throws Refusal RAFFLE_CHANGED where the operator cannot have seen these stocks
 */
function withStocksAfter(from: WheelDraft, seen: SeenStock, draft: WheelDraft): WheelDraft {
  const before = new Map(from.fields.map(({ id, stock }) => [id, stock]));
  const fields = draft.fields.map((field) => {
    const now = before.get(field.id);
    if (now === undefined) return field; // a new one
    const stock = stockAfter({
      now,
      seen: Object.hasOwn(seen, field.id) ? (seen[field.id] ?? null) : null,
      written: field.stock,
    });
    if (stock === undefined) throw new Refusal('RAFFLE_CHANGED');
    return { ...field, stock };
  });
  return { ...draft, fields };
}
