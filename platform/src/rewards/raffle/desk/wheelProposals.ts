import type { WheelDraft } from '@unisite/shared/contract/operatorsWheelDraft';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { requireLockedMarket } from '../../../site/markets/index.ts';
import type { Services } from '../services.ts';
import { lockWheel, stocksOf, writeWheel } from '../wheelDesk.ts';

/** Subject of proposals about a market's wheel. */
export const subjectOfWheel = (market: string): string => `wheel/${market}`;

/** Proposals for wheels that give members more, or something else. */
export function wheelProposals({ database, clock, live }: Services): KindOfProposal<'wheel'> {
  return {
    role: 'cash',
    summary: ({ revision, to }) => `wheel ${wheelText((revision ?? 0) + 1, to)}`,
    market: ({ market }) => market,
    async approve({ change: { market, revision, from, to }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        await requireLockedMarket(q, market);
        const before = await lockWheel(q, market);
        await conclude(q);
        if ((before?.revision ?? null) !== revision) throw new Refusal('RAFFLE_CHANGED');
        const next = await writeWheel(q, market, to, stocksOf(from), at);
        const who = `operator:${by}`;
        await writeAudit(q, { at, who, act: 'wheelSaved', market, subject: wheelText(next, to), why });
      });
      await live.publishToOperators({ type: 'missions' });
      return null;
    },
  };
}

/** A wheel as the audit records it. */
export const wheelText = (revision: number, draft: WheelDraft): string =>
  `${revision} ${JSON.stringify(draft)}`.slice(0, 2_000);
