import {
  type createWithdrawal,
  fromWire,
  type Hundredths,
  hundredthsOf,
  type MemberId,
  minus,
  noMoney,
  type ParsedRequestOf,
  sumOf,
  type Withdrawal,
} from '@unisite/shared/contract';
import { proveWithdrawalPin } from '../../../access/identity/index.ts';
import { askIdentity, requireIdentity } from '../../../access/verification/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { advanceBonuses, giveAllUp, heldInBonuses } from '../../../rewards/bonuses/index.ts';
import { debtOf, lockMainAccount } from '../../ledger/index.ts';
import { payableAccount } from '../bankAccounts/bankAccounts.ts';
import { type CashMarket, lockCashMember } from '../cashMarket.ts';
import type { CashNotifier } from '../cashNotifier.ts';
import { memberCashMarket } from '../levelTerms.ts';
import type { PaymentProvider } from '../provider/paymentProvider.ts';
import { newReference } from '../reference.ts';
import type { Services } from '../services.ts';
import { feeOf, requireWithinLimits } from '../terms.ts';
import { applyTransition, beginWithdrawal } from './applyTransition.ts';
import { changesBalance, transitions } from './transitions.ts';
import { withdrawalById, withdrawalToWire } from './withdrawalRows.ts';

/** The member's remaining withdrawals today: amount and number. What came back does not count. */
export async function remainingToday(
  q: Queryable,
  memberId: MemberId,
  { dailyAmount, dailyTimes }: Pick<CashMarket, 'dailyAmount' | 'dailyTimes'>,
  now: Date,
): Promise<{ readonly amount: Hundredths; readonly times: number }> {
  const [row] = await q.query<{ sum: string; times: number }>(
    `SELECT coalesce(sum(amount - coalesce(returned_amount, 0)), 0) AS sum, count(*) FILTER (WHERE returned_amount IS DISTINCT FROM amount)::int AS times
     FROM cash_withdrawal
     WHERE member_id = $1 AND state <> 'rejected' AND created_at >= (SELECT member_day_start($1, $2))`,
    [memberId, now],
  );
  const left = minus(dailyAmount, hundredthsOf(row?.sum ?? 0));
  return { amount: left > 0n ? left : noMoney, times: Math.max(0, dailyTimes - (row?.times ?? 0)) };
}

/** A member's withdrawals in 30 days. What came back does not count. */
export async function withdrawnInMonth(q: Queryable, memberId: MemberId, now: Date): Promise<Hundredths> {
  const [row] = await q.query<{ sum: string }>(
    `SELECT coalesce(sum(amount - coalesce(returned_amount, 0)), 0) AS sum FROM cash_withdrawal
     WHERE member_id = $1 AND state NOT IN ('rejected', 'cancelled') AND created_at > $2::timestamptz - interval '30 days'`,
    [memberId, now],
  );
  return hundredthsOf(row?.sum ?? 0);
}

/**
 * Requests a payout and holds its amount in the same transaction. A demonstration approves small ones automatically.
 *
 * @throws Refusal WITHDRAWALS_CLOSED, WITHDRAWAL_PIN_NOT_SET, WRONG_WITHDRAWAL_PIN, AMOUNT_OUT_OF_BOUNDS,
 * BANK_ACCOUNT_UNKNOWN, DAILY_LIMIT, DEBT_OPEN, BONUS_OPEN, IDENTITY_NEEDED, INSUFFICIENT_BALANCE
 */
export async function placeWithdrawal(
  services: Services,
  notifier: CashNotifier,
  provider: PaymentProvider | null,
  { bankAccount, amount: sent, withdrawalPin, givesUpBonuses }: ParsedRequestOf<typeof createWithdrawal>,
  context: MemberCallContext,
): Promise<Withdrawal> {
  const { market, language } = context;
  const { memberId } = context.session;
  const { database, clock, settings } = services;
  const now = clock();
  const amount = fromWire(sent);
  const terms = await memberCashMarket(database, market.code, memberId);
  if (!terms?.withdrawalsOpen || !provider) throw new Refusal('WITHDRAWALS_CLOSED');
  await proveWithdrawalPin(services, context, withdrawalPin);
  requireWithinLimits(amount, terms);
  // a completed one is released, not forfeited
  await advanceBonuses(services, memberId);

  const row = await database
    .transaction(async (q) => {
      await lockCashMember(q, memberId);
      const account = await payableAccount(q, memberId, bankAccount);
      if (!account) throw new Refusal('BANK_ACCOUNT_UNKNOWN');
      if ((await debtOf(q, { memberId, currency: market.currency })) > 0n) throw new Refusal('DEBT_OPEN');
      // a bonus is staked together with the member's own money, so it does not stay behind alone
      await lockMainAccount(q, { memberId, currency: market.currency });
      if ((await heldInBonuses(q, memberId)) > 0n) {
        if (!givesUpBonuses) throw new Refusal('BONUS_OPEN');
        await giveAllUp(q, memberId, now);
      }
      const left = await remainingToday(q, memberId, terms, now);
      if (left.times < 1 || amount > left.amount) throw new Refusal('DAILY_LIMIT');
      const withdrawn = sumOf([await withdrawnInMonth(q, memberId, now), amount]);
      await requireIdentity(q, now, { memberId, market: market.code, withdrawn });
      const reference = newReference('RT', now, market.timeZone);
      const [inserted] = await q.query<{ id: string }>(
        `INSERT INTO cash_withdrawal (reference, member_id, market_code, currency, bank_account_id, amount, fee, provider, created_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
        [
          reference,
          memberId,
          market.code,
          market.currency,
          bankAccount,
          amount,
          feeOf(amount, terms),
          provider.code,
          now,
        ],
      );
      const requested = inserted && (await withdrawalById(q, inserted.id));
      if (!requested) throw new Error('the withdrawal was not stored');
      await beginWithdrawal(q, now, requested);
      if (settings.mode === 'demonstration' && amount < terms.demonstrationApprovesBelow) {
        await applyTransition(q, now, requested, { event: 'approve', actor: 'platform' });
      }
      const stored = (await withdrawalById(q, requested.id)) ?? requested;
      await context.storeResponse(q, withdrawalToWire(stored, language));
      return stored;
    })
    .catch(async (error: unknown) => {
      // the refusal rolled its transaction back; the identity check is opened anyway
      if (error instanceof Refusal && error.code === 'IDENTITY_NEEDED')
        await database.transaction((q) => askIdentity(q, now, { memberId, market: market.code, who: 'platform' }));
      throw error;
    });
  notifier.publish({
    kind: 'withdrawal',
    id: row.id,
    memberId,
    state: row.state,
    moved: changesBalance(transitions.request),
  });
  return withdrawalToWire(row, language);
}
