import {
  addBankAccount,
  addProof,
  bankAccounts,
  cancelDeposit,
  cashSettings,
  confirmReceipt,
  createDeposit,
  createWithdrawal,
  deposits,
  type MemberId,
  oneDeposit,
  oneWithdrawal,
  removeBankAccount,
  setWithdrawalPin,
  withdrawals,
} from '@unisite/shared/contract';
import { proveWithdrawalPin, saveWithdrawalPin } from '../../access/identity/index.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { bankAccountsOf, dropBankAccount, keepBankAccount } from './bankAccounts/bankAccounts.ts';
import { createCashNotifier } from './cashNotifier.ts';
import { cashSettingsOf } from './cashSettingsOf.ts';
import { cancelPendingDeposit } from './deposits/cancel.ts';
import { startDeposit } from './deposits/create.ts';
import { depositOf, depositToWire } from './deposits/depositRows.ts';
import { listDeposits } from './deposits/list.ts';
import { serveNotifications } from './provider/notificationRoute.ts';
import { paymentProvider } from './provider/providers.ts';
import type { Services } from './services.ts';
import { placeWithdrawal } from './withdrawals/create.ts';
import { listWithdrawals } from './withdrawals/list.ts';
import { serveProofs } from './withdrawals/proofRoute.ts';
import { keepProof } from './withdrawals/proofs.ts';
import { recordReceipt } from './withdrawals/receipt.ts';
import { withdrawalById, withdrawalToWire } from './withdrawals/withdrawalRows.ts';

/** Deposits, withdrawals, bank accounts (contract/cash), and payment providers' notices. */
export async function routes(serve: Serve, services: Services): Promise<void> {
  const { database } = services;
  const notifier = createCashNotifier(services);
  const provider = paymentProvider(services);

  serve(cashSettings, (_request, context) => cashSettingsOf(services, provider, context));

  serve(createDeposit, (request, context) => startDeposit(services, provider, request, context));
  serve(deposits, (request, context) => listDeposits(services, request, context));
  const shownDeposit = async (memberId: MemberId, id: string, language: 'vi' | 'en') => {
    const row = await depositOf(database, memberId, id);
    if (!row) throw new Refusal('NOT_FOUND');
    return depositToWire(row, language);
  };
  serve(oneDeposit, ({ id }, { session, language }) => shownDeposit(session.memberId, id, language));
  serve(cancelDeposit, async ({ id }, { session, language }) => {
    await cancelPendingDeposit(services, notifier, session.memberId, id);
    return shownDeposit(session.memberId, id, language);
  });

  serve(bankAccounts, async (_request, { session }) => ({ rows: await bankAccountsOf(database, session.memberId) }));
  serve(addBankAccount, async (request, context) => {
    await proveWithdrawalPin(services, context, request.withdrawalPin);
    return keepBankAccount(services, context, request);
  });
  serve(removeBankAccount, async ({ id, withdrawalPin }, context) => {
    await proveWithdrawalPin(services, context, withdrawalPin);
    await dropBankAccount(services, context, id);
    return {};
  });
  serve(setWithdrawalPin, async (request, context) => {
    await saveWithdrawalPin(services, context, request);
    return {};
  });

  serve(createWithdrawal, (request, context) => placeWithdrawal(services, notifier, provider, request, context));
  serve(withdrawals, (request, context) => listWithdrawals(services, request, context));
  serve(oneWithdrawal, async ({ id }, { session, language }) => {
    const row = await withdrawalById(database, id, { memberId: session.memberId });
    if (!row) throw new Refusal('NOT_FOUND');
    return withdrawalToWire(row, language);
  });
  serve(addProof, (request, context) => keepProof(services, context, request));
  serve(confirmReceipt, (request, context) => recordReceipt(services, notifier, context, request));

  serveProofs(serve, services);
  await serveNotifications(serve, services, notifier);
}
