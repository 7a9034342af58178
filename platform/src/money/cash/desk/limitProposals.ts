import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import type { Services } from '../services.ts';
import { areSame, limitsText, readMoneyLimits, writeMoneyLimits } from './moneyLimits.ts';

/** The subject of proposals about a market's limits. */
export const subjectOfLimits = (market: string): string => `limits/${market}`;

/** Proposals to raise a market's limits. */
export function limitProposals({ database, clock, live }: Services): KindOfProposal<'moneyLimits'> {
  return {
    role: 'security',
    summary: ({ from, to }) => `limits ${limitsText(from)} → ${limitsText(to)}`,
    market: ({ market }) => market,
    async approve({ change: { market, from, to }, conclude, decision }) {
      await database.transaction(async (q) => {
        const [now] = await readMoneyLimits(q, market);
        await conclude(q);
        if (!now || !areSame(now.limits, from)) throw new Refusal('LIMITS_CHANGED');
        await writeMoneyLimits(q, market, to);
        const subject = `${limitsText(from)} → ${limitsText(to)}`;
        const who = `operator:${decision.by}`;
        await writeAudit(q, { at: clock(), who, act: 'limits', market, subject, why: decision.why });
      });
      await live.publishToOperators({ type: 'limits' });
      return null;
    },
  };
}
