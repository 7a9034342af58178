import { toWire } from '@unisite/shared/contract';
import {
  cashDesk,
  decideWithdrawal,
  type OperatorWithdrawal,
  type WithdrawalSelection,
} from '@unisite/shared/contract/operatorsCash';
import type { FastifyInstance } from 'fastify';
import {
  actOnWithdrawal,
  createCashNotifier,
  isDisputed,
  missingAmount,
  paymentProvider,
  proofPicture,
  queueCounts,
  sendPicture,
  type WithdrawalRow,
  withdrawalQueue,
  withdrawalsNamed,
  withdrawalToWire,
} from '../cash/index.ts';
import { memberById } from '../members/index.ts';
import type { OperatorContext } from './operatorContext.ts';
import { admitCaller, requireRole, requireSession, type ServeOperatorCall } from './serveOperatorCall.ts';
import type { Services } from './services.ts';

/** Withdrawals as operators decide them. Who did what and why stands in `cash_event`. */
export function cashCalls(serve: ServeOperatorCall, services: Services): void {
  const { database } = services;
  const notifier = createCashNotifier(services);
  const provider = paymentProvider(services);

  const shown = async (
    row: WithdrawalRow,
    { language }: Pick<OperatorContext, 'language'>,
  ): Promise<OperatorWithdrawal> => {
    const member = await memberById(database, row.memberId);
    return {
      ...withdrawalToWire(row, language, '/ops/cash/proofs/'),
      market: row.marketCode,
      currency: row.currency,
      member: { id: row.memberId, account: member?.account ?? '', nickname: member?.nickname ?? '' },
      holder: row.holder,
      accountNumber: row.number,
      remarks: row.remarks,
      returnable: isDisputed(row.state) ? inWire(missingAmount(row)) : null,
      events: row.history.map(({ at, ...event }) => ({ at: new Date(at).toISOString(), ...event })),
    };
  };

  serve(cashDesk, async ({ selection, market, reference, page, pageSize }, context) => {
    const filter: { selection: WithdrawalSelection; market: string | null } = { selection, market: market || null };
    const [rows, counts] = await Promise.all([
      reference ? withdrawalsNamed(database, reference) : withdrawalQueue(database, filter, { page, pageSize }),
      queueCounts(database, filter.market),
    ]);
    const total = reference ? rows.length : counts[selection];
    return { page, pageSize, total, rows: await Promise.all(rows.map((row) => shown(row, context))), counts };
  });

  serve(decideWithdrawal, async (decision, context) =>
    shown(
      await actOnWithdrawal(services, notifier, provider, { ...decision, account: context.session.account }),
      context,
    ),
  );
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
