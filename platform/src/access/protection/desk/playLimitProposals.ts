import { memberIdOf } from '@unisite/shared/contract';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { announceProtection } from '../announceProtection.ts';
import { holdMember } from '../holdMember.ts';
import { imposeLimit } from '../limits/imposedLimit.ts';
import type { LimitKey } from '../limits/limitTable.ts';
import { fromValue } from '../limits/limitValue.ts';
import type { Services } from '../services.ts';

/** The subject of proposals about a member's limit. */
export const subjectOfPlayLimit = ({ memberId, kind, period }: LimitKey): string =>
  `play-limit/${memberId}/${kind}/${period}`;

/** Proposals to raise or remove limits that operators set for members. */
export function playLimitProposals(services: Services): KindOfProposal<'playLimit'> {
  const { database, clock, live } = services;
  return {
    role: 'support',
    summary: ({ member, limit, period, from, to }) =>
      `limit of member ${member}: ${limit} ${period} ${from} → ${to ?? 'none'}`,
    market: ({ market }) => market,
    async approve({ change: { member, limit: kind, period, from, to }, proposal, conclude, decision: { by, why } }) {
      const memberId = memberIdOf(member);
      const change = {
        memberId,
        kind,
        period,
        source: 'operator' as const,
        from: fromValue(kind, from),
        to: to === null ? null : fromValue(kind, to),
      };
      await database.transaction(async (q) => {
        // in the same order as lowering: the member first, then what is pending
        await holdMember(q, memberId, clock());
        await conclude(q);
        const facts = { proposedBy: proposal.proposedBy };
        await imposeLimit(q, clock(), change, { who: `operator:${by}`, why, facts });
      });
      await announceProtection(services, memberId);
      await live.publishToOperators({ type: 'protection' });
      return null;
    },
  };
}
