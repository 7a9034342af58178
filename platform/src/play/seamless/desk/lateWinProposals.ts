import { createBalancePublisher } from '../../../money/ledger/index.ts';
import type { KindOfProposal } from '../../../operators/proposals/index.ts';
import { sendMessage } from '../../../site/messages/index.ts';
import { closeLateWin, type LateWinRow, lateWinById } from '../lateWins.ts';
import type { Services } from '../services.ts';
import { lateWinMessage } from './lateWinMessage.ts';

/** The subject of proposals about a late win. */
export const subjectOfLateWin = (id: string): string => `late-win/${id}`;

/** Proposals to pay late wins. */
export function lateWinProposals(services: Services): KindOfProposal<'lateWin'> {
  const { database, clock, live } = services;
  return {
    role: 'cash',
    summary: ({ transactionId, roundId, vendor, amount, currency }) =>
      `late win ${transactionId} of round ${roundId} (${vendor}): ${amount} ${currency}`,
    market: ({ market }) => market,
    async approve({ change: { id }, proposal, decision: { by }, conclude }) {
      const row = await database.transaction(async (q) => {
        await conclude(q);
        await closeLateWin(q, clock(), { id, outcome: 'paid', by, why: proposal.why });
        return lateWinById(q, id);
      });
      if (row) notifyMember(services, row);
      await live.publishToOperators({ type: 'cash' });
      return null;
    },
  };
}

function notifyMember(services: Services, row: LateWinRow): void {
  createBalancePublisher(services)(row.memberId, 'win');
  sendMessage(services, row.memberId, { category: 'bets', ...lateWinMessage(row) }).catch((error: unknown) =>
    services.log.error({ error, lateWin: row.id }, 'a late win was not told of in the inbox'),
  );
}
