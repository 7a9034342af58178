import { type cashSettings, noMoney, toWire, type ValueOf } from '@unisite/shared/contract';
import { hasWithdrawalPin } from '../../access/identity/index.ts';
import { contactsOf } from '../../access/members/index.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { heldInBonuses } from '../../rewards/bonuses/index.ts';
import { debtOf } from '../ledger/index.ts';
import { banks, methodsOf } from './cashMarket.ts';
import { memberCashMarket } from './levelTerms.ts';
import type { PaymentProvider } from './provider/paymentProvider.ts';
import type { Services } from './services.ts';
import { termsToWire } from './terms.ts';
import { remainingToday } from './withdrawals/create.ts';

const closed = termsToWire({ minimum: noMoney, maximum: noMoney, feePercent: '0', feeFixed: noMoney });

/**
 * The market's deposit and withdrawal settings, and what this member has left today. Everything is closed without a
 * provider.
 */
export async function cashSettingsOf(
  { database, clock }: Services,
  provider: PaymentProvider | null,
  { session: { memberId }, market }: MemberCallContext,
): Promise<ValueOf<typeof cashSettings>> {
  const [terms, methods, allBanks, passwordSet, { payeeName }, debt, held] = await Promise.all([
    memberCashMarket(database, market.code, memberId),
    methodsOf(database, market.code),
    banks(database),
    hasWithdrawalPin(database, memberId),
    contactsOf(database, memberId),
    debtOf(database, { memberId, currency: market.currency }),
    heldInBonuses(database, memberId),
  ]);
  const left = terms ? await remainingToday(database, memberId, terms, clock()) : { amount: noMoney, times: 0 };
  return {
    currency: market.currency,
    deposit: methods.map((method) => ({
      method: method.method,
      open: method.open && provider !== null,
      expiresMinutes: method.expiresMinutes,
      ...termsToWire(method),
    })),
    withdrawal: {
      open: (terms?.withdrawalsOpen ?? false) && provider !== null,
      ...(terms ? termsToWire(terms) : closed),
      leftToday: toWire(left.amount),
      leftTimes: left.times,
      receiptMinutes: terms?.receiptMinutes ?? 0,
      heldInBonuses: toWire(held),
      passwordSet,
    },
    debt: toWire(debt),
    banks: allBanks,
    mostBankAccounts: terms?.mostBankAccounts ?? 0,
    payeeName,
  };
}
