import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';

/**
 * What asks for a second look at a withdrawal or deposit. newMember: registered less than 7 days before. newPassword,
 * newPayee: the password was changed, the bank account added less than 3 days before. firstOne: nothing of the kind was
 * completed before. unusualAmount: three times the highest before, or more. littlePlay: less was staked than came in since
 * the last deposit. sharedDevice, sharedAddress, samePerson: with so many other accounts, the address within 30 days.
 * openSigns: so many unanswered signs that money is moved for the sake of moving it. chargedBack, fruitless: so many deposits
 * that were charged back, and that failed or were not paid within 24 hours before.
 */
export const cashRisk = z.enum([
  'newMember',
  'newPassword',
  'newPayee',
  'firstOne',
  'unusualAmount',
  'littlePlay',
  'sharedDevice',
  'sharedAddress',
  'samePerson',
  'openSigns',
  'chargedBack',
  'fruitless',
]);
export type CashRisk = z.Infer<typeof cashRisk>;

/** How a member stands, beside a withdrawal or deposit. */
export const cashStanding = z.object({
  /** In the main wallet now: what is asked for has left it already. */
  balance: amount,
  /** Held by bonuses under wagering, and owed to the house, now. */
  bonus: amount,
  debt: amount,
  registeredAt: z.string(),
  /** The last day with a deposit up to the request (Asia/Ho_Chi_Minh, YYYY-MM-DD), null: none; what came in and was staked since its beginning. */
  depositDay: z.nullable(z.string()),
  deposited: amount,
  staked: amount,
  /** Of the same kind before it: how many were completed, what they came to, and how many were not. */
  earlier: z.object({ completed: z.int(), amount, failed: z.int() }),
  /** `count` where there is one. */
  risks: z.array(z.object({ risk: cashRisk, count: z.nullable(z.int()) })),
});
export type CashStanding = z.Infer<typeof cashStanding>;
