import type { Services } from '../../../foundation/services.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { approveRun, lockRun } from '../pay/decideRun.ts';

/** Subject of proposals about a pay-run. */
export const subjectOfRun = (id: string): string => `payRun/${id}`;

/** Proposals to approve a pay-run. Approved ones are paid by the same job as the others. */
export function payRunProposals({ database, clock, live }: Services): KindOfProposal<'payRun'> {
  return {
    role: 'cash',
    summary: ({ id, contract, from, to, payer, total, paid }) =>
      `pay-run ${id}, ${contract} ${from} – ${to}, of ${payer ?? 'the house'}: ${total} to ${paid}`,
    market: ({ market }) => market,
    async approve({ change: { id, market, total }, conclude, decision: { by, why } }) {
      await database.transaction(async (q) => {
        const at = clock();
        // locked first, in the same order as refusing does
        await lockRun(q, id);
        await conclude(q);
        await approveRun(q, id, at);
        const subject = `pay-run ${id}: ${total}`;
        await writeAudit(q, { at, who: `operator:${by}`, act: 'payRunApproved', market, subject, why });
      });
      await live.publishToOperators({ type: 'agents' });
      return null;
    },
  };
}
