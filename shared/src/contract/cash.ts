import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { amount, type Hundredths, hundredthsOf } from './money.ts';
import { operation } from './operation.ts';

/** Deposit methods. */
export const depositMethod = z.enum(['bankTransfer', 'card', 'eWallet']);
export type DepositMethod = z.Infer<typeof depositMethod>;

/** Fee and limits of one deposit or withdrawal, shown before submission. */
const terms = z.object({
  minimum: amount,
  maximum: amount,
  /** Fee in percent of the amount, and a fixed one; their sum rounds half a hundredth up. 0: none. */
  feePercent: z.number(),
  feeFixed: amount,
});
export type CashTerms = z.Infer<typeof terms>;

/** The fee of an amount: percentage plus fixed part, half a hundredth rounds up, never more than the amount. */
export function feeOf(
  whole: Hundredths,
  { feePercent, feeFixed }: { readonly feePercent: number; readonly feeFixed: Hundredths },
): Hundredths {
  const thousandths = BigInt(Math.round(feePercent * 1000));
  const fee = hundredthsOf((whole * thousandths + 50_000n) / 100_000n + feeFixed);
  return fee < whole ? fee : whole;
}

export const bank = z.object({
  code: z.string(),
  name: z.string(),
  /** The bank's number in transfer QR codes (six digits). */
  bin: z.string(),
});
export type Bank = z.Infer<typeof bank>;

export const cashSettings = operation({
  name: 'cashSettings',
  summary: 'How money comes in and goes out here: methods, limits, fees, banks, and what the member has left today',
  method: 'GET',
  path: '/wps/cash/settings',
  access: 'member',
  request: empty,
  value: z.object({
    currency: z.string(),
    deposit: z.array(z.object({ method: depositMethod, open: z.boolean(), ...terms.shape, expiresMinutes: z.int() })),
    withdrawal: z.object({
      open: z.boolean(),
      ...terms.shape,
      /** Remaining amount and number of withdrawals today (of the market). */
      leftToday: amount,
      leftTimes: z.int(),
      /** An unconfirmed payout counts as received after this many minutes (section 4). */
      receiptMinutes: z.int(),
      /** Total held by open bonuses: the next withdrawal forfeits it. */
      heldInBonuses: amount,
      /** Whether the member has a withdrawal PIN. */
      passwordSet: z.boolean(),
    }),
    /** The member's debt; no withdrawals until it is settled. */
    debt: amount,
    banks: z.array(bank),
    /** Most bank accounts of a member. */
    mostBankAccounts: z.int(),
    /** Required name of bank accounts' holder; null until the first is added. */
    payeeName: z.nullable(z.string()),
  }),
});

/** Id of a deposit, withdrawal or bank account. */
export const cashKey = z.object({ id: z.string().check(z.regex(/^\d{1,18}$/)) });
/** The six-digit withdrawal PIN. */
export const withdrawalPin = z.string().check(z.regex(/^\d{6}$/));

export const cashOperations = [cashSettings] as const;
