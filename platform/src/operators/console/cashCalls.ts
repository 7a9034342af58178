import { toWire } from '@unisite/shared/contract';
import {
  cashDesk,
  decideWithdrawal,
  type OperatorWithdrawal,
  type WithdrawalSelection,
} from '@unisite/shared/contract/operatorsCash';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../../foundation/http/refusal.ts';
import { sendPicture } from '../../foundation/pictures/sendPicture.ts';
import {
  actOnWithdrawal,
  approvalLimits,
  createCashNotifier,
  isDisputed,
  missingAmount,
  paymentProvider,
  proofPicture,
  queueCounts,
  subjectOfWithdrawal,
  type WithdrawalRow,
  withdrawalQueue,
  withdrawalsNamed,
  withdrawalToWire,
} from '../../money/cash/index.ts';
import { type ProposalRow, waitingProposals } from '../proposals/index.ts';
import { standingsOf } from './cash/standings.ts';
import type { OperatorContext } from './operatorContext.ts';
import { admitCaller, requireRole, requireSession, type ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** Withdrawals as operators decide them. Who did what and why stands in `cash_event`. */
export function cashCalls(serve: ServeOperatorCall, services: Services): void {
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
        database,
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

/** The members' proofs as pictures, for whoever may see withdrawals. */
export function serveOperatorProofs(server: FastifyInstance, services: Services): void {
  server.get<{ Params: { id: string } }>('/ops/cash/proofs/:id', async (request, reply) => {
    const caller = admitCaller(services, request, false);
    const session = await requireSession(services, request, reply);
    await requireRole(services, session, { name: 'a proof', access: cashDesk.access }, caller);
    return sendPicture(reply, await proofPicture(services.database, request.params.id));
  });
}
