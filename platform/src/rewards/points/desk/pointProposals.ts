import { isDeepStrictEqual } from 'node:util';
import type { MarketPoints } from '@unisite/shared/contract/operatorsMarketPoints';
import type { GoodsDraft } from '@unisite/shared/contract/operatorsPoints';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { requireLockedMarket } from '../../../site/markets/index.ts';
import { lockDeskGoods, writeGoods } from '../goodsDesk.ts';
import { latestPointRule, writePointRule } from '../pointRules.ts';
import type { Services } from '../services.ts';

/** Subjects of proposals about an item of the mall, or about a market's points rule. */
export const subjectOfGoods = (id: string): string => `goods/${id}`;
export const subjectOfPointRule = (market: string): string => `pointRule/${market}`;

/** Proposals for items that give members more. */
export function goodsProposals({ database, clock, live }: Services): KindOfProposal<'goods'> {
  return {
    role: 'cash',
    summary: ({ id, revision, to }) => `goods ${goodsText(id, (revision ?? 0) + 1, to)}`,
    async approve({ change: { id, revision, from, to }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        const before = await lockDeskGoods(q, id);
        await conclude(q);
        if ((before?.revision ?? null) !== revision) throw new Refusal('ITEM_CHANGED');
        const next = await writeGoods(q, id, to, from?.stock ?? null);
        await writeAudit(q, { at, who: `operator:${by}`, act: 'goodsSaved', subject: goodsText(id, next, to), why });
      });
      await live.publishToOperators({ type: 'points' });
      return null;
    },
  };
}

/** Proposals for a points rule that gives members more. */
export function pointRuleProposals({ database, clock, live }: Services): KindOfProposal<'pointRule'> {
  return {
    role: 'cash',
    summary: ({ from, to }) => `points ${pointRuleText(from, to)}`,
    market: ({ market }) => market,
    async approve({ change: { market, from, to }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        await requireLockedMarket(q, market);
        await conclude(q);
        if (!isDeepStrictEqual(await latestPointRule(q, market), from)) throw new Refusal('SETTING_CHANGED');
        await writePointRule(q, market, to, at);
        const who = `operator:${by}`;
        await writeAudit(q, { at, who, act: 'pointRuleSaved', market, subject: pointRuleText(from, to), why });
      });
      await live.publishToOperators({ type: 'points' });
      return null;
    },
  };
}

/** An item as the audit records it. */
export const goodsText = (id: string, revision: number, draft: GoodsDraft): string =>
  `${id}.${revision} ${JSON.stringify(draft)}`.slice(0, 900);

/** A change of a points rule as the audit records it. */
export const pointRuleText = (from: MarketPoints, to: MarketPoints): string =>
  `${JSON.stringify(from)} → ${JSON.stringify(to)}`;
