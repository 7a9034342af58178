import { fromWire, memberIdOf } from '@unisite/shared/contract';
import { isBlocked } from '../../../access/protection/index.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { publishUnread } from '../../../site/messages/index.ts';
import { proposedApplication, requireSeen } from '../applications/applicationDesk.ts';
import { acceptApplication } from '../applications/decideApplication.ts';
import type { Services } from '../services.ts';

/** Subject of proposals about an application. */
export const subjectOfApplication = (id: string): string => `application/${id}`;

/** Proposals to grant a bonus that a member applied for. */
export function applicationProposals(services: Services): KindOfProposal<'application'> {
  const { database, clock, live } = services;
  return {
    role: 'cash',
    summary: ({ reference, promotion, member, amount }) =>
      `application ${reference} of member ${member} to ${promotion}: ${amount}`,
    market: ({ market }) => market,
    async approve({ change: { id, member, market, currency, amount }, conclude, decision: { by, why } }) {
      const memberId = memberIdOf(member);
      await database.transaction(async (q) => {
        const at = clock();
        // locked first, in the same order as refusing does
        await proposedApplication(q, id);
        await conclude(q);
        await requireSeen(q, id, by);
        if (await isBlocked(q, memberId, at)) throw new Refusal('MEMBER_ON_BREAK');
        const { reference, bonus } = await acceptApplication(q, at, { id, amount: fromWire(amount), currency, by });
        const subject = `${reference} of member ${member}: bonus ${bonus.id}, ${amount}`;
        await writeAudit(q, { at, who: `operator:${by}`, act: 'applicationAccepted', market, subject, why });
      });
      createBalancePublisher(services)(memberId, 'bonus');
      await publishUnread(services, memberId);
      await live.publishToOperators({ type: 'promotions' });
      return null;
    },
  };
}
