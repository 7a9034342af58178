import { isDeepStrictEqual } from 'node:util';
import { isLooserPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import {
  decideRedemption,
  isLooserGoods,
  pointDesk,
  redemptionDesk,
  saveGoods,
  savePointRule,
} from '@unisite/shared/contract/operatorsPoints';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { operatorActor, writeAudit } from '../../../operators/audit/index.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, lapseProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { requireLockedMarket } from '../../../site/markets/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { goodsDeskPage, hasGoodsPicture, lockDeskGoods, writeGoods } from '../goodsDesk.ts';
import { latestPointRule, writePointRule } from '../pointRules.ts';
import { closeRedemption, redemptionDeskPage } from '../redemptionDesk.ts';
import type { Services } from '../services.ts';
import { goodsText, pointRuleText, subjectOfGoods, subjectOfPointRule } from './pointProposals.ts';
import { stockAfter } from './stockAfter.ts';

/** The points mall: items, points rules and waiting redemptions. What gives members more takes two operators. */
export function pointCalls(
  serve: ServeOperatorCall,
  services: Services,
  kinds: KindsOfProposals<'goods' | 'pointRule'>,
): void {
  const { database, clock, live, markets } = services;

  serve(pointDesk, async () => ({
    ...(await goodsDeskPage(database)),
    rules: await Promise.all(
      (await markets.all()).map(async ({ code }) => ({ market: code, rule: await latestPointRule(database, code) })),
    ),
  }));

  serve(saveGoods, async ({ id, revision, draft, seenStock, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      const before = await lockDeskGoods(q, id);
      if ((before?.revision ?? null) !== revision) throw new Refusal('ITEM_CHANGED');
      const known = new Set((await markets.all()).map(({ code }) => code));
      if (!draft.markets.every((code) => known.has(code))) throw new Refusal('UNKNOWN_MARKET');
      if (!(await hasGoodsPicture(q, draft.picture))) throw Refusal.ofField('BAD_REQUEST', 'draft.picture');
      const from = before?.draft ?? null;
      // the remaining stock is computed here, not taken from the call
      const stock = from ? stockAfter({ now: from.stock, seen: seenStock, written: draft.stock }) : draft.stock;
      if (stock === undefined) throw new Refusal('ITEM_CHANGED');
      const to = { ...draft, stock };
      const subject = subjectOfGoods(id);
      if (isLooserGoods(from, to)) {
        const change = { kind: 'goods', id, revision, from, to } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      const next = await writeGoods(q, id, to, from?.stock ?? null);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'goodsSaved', subject: goodsText(id, next, to), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'points' : 'proposals' });
    return { state };
  });

  serve(savePointRule, async ({ market, from, to, why }, context) => {
    const state = await database.transaction(async (q) => {
      const at = clock();
      await requireLockedMarket(q, market);
      const now = await latestPointRule(q, market);
      // a repeated call whose first response was lost finds the rule written
      if (isDeepStrictEqual(now, to)) return 'done' as const;
      if (!isDeepStrictEqual(now, from)) throw new Refusal('SETTING_CHANGED');
      const subject = subjectOfPointRule(market);
      if (isLooserPoints(from, to)) {
        const change = { kind: 'pointRule', market, from, to } as const;
        await proposeChange(q, at, kinds, context, { change, subject, why });
        return 'proposed' as const;
      }
      await writePointRule(q, market, to, at);
      const who = operatorActor(context.session);
      await writeAudit(q, { at, who, act: 'pointRuleSaved', market, subject: pointRuleText(from, to), why });
      await lapseProposals(q, at, subject);
      return 'done' as const;
    });
    await live.publishToOperators({ type: state === 'done' ? 'points' : 'proposals' });
    return { state };
  });

  serve(redemptionDesk, async ({ state, page, pageSize }) => ({
    page,
    pageSize,
    ...(await redemptionDeskPage(database, { state, page, pageSize })),
  }));

  serve(decideRedemption, async ({ id, decision, note, why }, { session }) => {
    const decided = await database.transaction(async (q) => {
      const at = clock();
      const closed = await closeRedemption(q, { id, decision, note, by: session.account }, at);
      if (closed.isNew) {
        const act = decision === 'approve' ? 'redemptionApproved' : 'redemptionRejected';
        await writeAudit(q, { at, who: operatorActor(session), act, subject: closed.reference, why });
      }
      return closed;
    });
    if (decided.isNew) {
      await publishUnread(services, decided.memberId);
      await live.publishToOperators({ type: 'points' });
    }
    return { state: decided.state };
  });
}
