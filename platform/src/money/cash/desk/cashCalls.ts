import { toWire } from '@unisite/shared/contract';
import {
  cashDesk,
  decideWithdrawal,
  type OperatorWithdrawal,
  type WithdrawalSelection,
} from '@unisite/shared/contract/operatorsCash';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { sendPicture } from '../../../foundation/pictures/sendPicture.ts';
import type { OperatorContext, ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type ProposalRow, waitingProposals } from '../../../operators/proposals/index.ts';
import { approvalLimits } from '../cashMarket.ts';
import { createCashNotifier } from '../cashNotifier.ts';
import { paymentProvider } from '../provider/providers.ts';
import { actOnWithdrawal } from '../withdrawals/decide.ts';
import { isDisputed } from '../withdrawals/isDisputed.ts';
import { missingAmount } from '../withdrawals/missing.ts';
import { proofPicture } from '../withdrawals/proofs.ts';
import { subjectOfWithdrawal } from '../withdrawals/subjectOfWithdrawal.ts';
import { queueCounts, withdrawalQueue } from '../withdrawals/withdrawalQueue.ts';
import { type WithdrawalRow, withdrawalsNamed, withdrawalToWire } from '../withdrawals/withdrawalRows.ts';
import type { DeskServices } from './services.ts';
import { standingsOf } from './standings.ts';

/** Withdrawals for operators to decide. Who did what and why is recorded in `cash_event`. */
export function cashCalls(serve: ServeOperatorCall, services: DeskServices): void {
  const { database, live } = services;
  const notifier = createCashNotifier(services);
  const provider = paymentProvider(services);

  const shown = async (
    rows: readonly WithdrawalRow[],
    { language }: Pick<OperatorContext, 'language'>,
  ): Promise<OperatorWithdrawal[]> => {
    const [limits, waiting, standings] = await Promise.all([
      approvalLimits(database),
      waitingProposals(
        database,
        rows.map(({ id }) => subjectOfWithdrawal(id)),
      ),
      standingsOf(
        services,
        'withdrawal',
        rows,
        rows.map(({ bankAccountId }) => bankAccountId),
      ),
    ]);
    const proposals = new Map(waiting.map((proposal) => [proposal.subject, proposal]));
    return rows.map((row, place) => {
      const proposal = proposals.get(subjectOfWithdrawal(row.id));
      const standing = standings[place];
      if (!standing) throw new Error('a member is not there');
      return {
        ...withdrawalToWire(row, language, '/ops/cash/proofs/'),
        market: row.marketCode,
        currency: row.currency,
        member: { id: row.memberId, account: standing.account, nickname: standing.nickname },
        holder: row.holder,
        accountNumber: row.number,
        remarks: row.remarks,
        returnable: isDisputed(row.state) ? inWire(missingAmount(row)) : null,
        approvedByTwo: row.amount > (limits.get(row.marketCode) ?? 0n),
        proposal: proposal ? proposalToWire(proposal) : null,
        standing: standing.wire,
        events: row.history.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event })),
      };
    });
  };

  serve(cashDesk, async ({ selection, market, reference, page, pageSize }, context) => {
    const filter: { selection: WithdrawalSelection; market: string | null } = { selection, market: market || null };
    const [rows, counts] = await Promise.all([
      reference ? withdrawalsNamed(database, reference) : withdrawalQueue(database, filter, { page, pageSize }),
      queueCounts(database, filter.market),
    ]);
    const total = reference ? rows.length : counts[selection];
    return { page, pageSize, total, rows: await shown(rows, context), counts };
  });

  serve(decideWithdrawal, async (decision, context) => {
    const { account } = context.session;
    const decided = await actOnWithdrawal(services, notifier, provider, { ...decision, account });
    const [row] = await shown([decided], context);
    if (!row) throw new Refusal('NOT_FOUND');
    if (row.proposal) await live.publishToOperators({ type: 'cash' });
    return row;
  });

  // Members' proofs as pictures, for operators who may see withdrawals.
  serve.file<{ id: string }>(
    '/ops/cash/proofs/:id',
    { name: 'a proof', access: cashDesk.access },
    async ({ params }, reply) => sendPicture(reply, await proofPicture(database, params.id)),
  );
}

function proposalToWire({
  id,
  change,
  proposedBy: by,
  proposedAt,
  notBy,
  why,
}: ProposalRow): OperatorWithdrawal['proposal'] {
  if (change.kind !== 'withdrawal') throw new Error(`a proposal about a withdrawal is ${change.kind}`);
  return { id, act: change.act, by, notBy: [by, ...notBy], at: proposedAt.toISOString(), why };
}

const inWire = ({ missing, fee }: ReturnType<typeof missingAmount>) => ({ missing: toWire(missing), fee: toWire(fee) });
