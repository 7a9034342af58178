import { memberIdOf } from '@unisite/shared/contract';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { announceProtection } from '../announceProtection.ts';
import { liftExclusion } from '../breaks/liftExclusion.ts';
import type { Services } from '../services.ts';

/** The subject of proposals about an exclusion. */
export const subjectOfExclusion = (id: string): string => `exclusion/${id}`;

/** Proposals to lift exclusions that members did not take themselves. */
export function exclusionProposals(services: Services): KindOfProposal<'exclusionLift'> {
  const { database, clock, live } = services;
  return {
    role: 'support',
    summary: ({ id, member, source, length }) => `exclusion ${id} of member ${member} (${source}, ${length})`,
    market: ({ market }) => market,
    async approve({ change: { id, member }, proposal: { proposedBy }, conclude, decision: { by, why } }) {
      const accounts = await database.transaction(async (q) => {
        await conclude(q);
        const key = { memberId: memberIdOf(member), id };
        return liftExclusion(q, clock(), key, { who: `operator:${by}`, why, proposedBy });
      });
      await Promise.all(accounts.map((account) => announceProtection(services, account)));
      await live.publishToOperators({ type: 'protection' });
      return null;
    },
  };
}
