import { createCashNotifier, decideWithdrawalProposal } from '../../../money/cash/index.ts';
import type { Services } from '../services.ts';
import type { Deciding, KindOfProposal } from './proposalKind.ts';

/** Acts on withdrawals that take two operators. Who proposed what stands in `cash_event` as well. */
export function withdrawalProposals(services: Services): KindOfProposal<'withdrawal'> {
  const notifier = createCashNotifier(services);
  const decide = async ({ change, proposal, decision, conclude }: Deciding<'withdrawal'>): Promise<null> => {
    await decideWithdrawalProposal(services, notifier, { change, why: proposal.why }, decision, async (q) => {
      await conclude(q);
    });
    await services.live.publishToOperators({ type: 'cash' });
    return null;
  };
  return {
    role: 'cash',
    summary: ({ act, reference, amount, currency }) => `${act} ${reference}: ${amount} ${currency}`,
    market: ({ market }) => market,
    approve: decide,
    drop: async (deciding) => void (await decide(deciding)),
  };
}
