import type { Deciding, KindOfProposal } from '../../../operators/proposals/index.ts';
import { createCashNotifier } from '../cashNotifier.ts';
import type { Services } from '../services.ts';
import { decideWithdrawalProposal } from '../withdrawals/guardedActs.ts';

/** Acts on withdrawals that take two operators. Who proposed what is recorded in `cash_event` as well. */
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
