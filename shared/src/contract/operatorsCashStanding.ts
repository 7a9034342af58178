import * as z from '@unisite/shared/schema';
import { amount } from './money.ts';

/**
 * Risks to review on a withdrawal or deposit. newMember: registered less than 7 days before. newPassword, newPayee:
 * password changed, or bank account added, less than 3 days before. firstOne: none of the kind completed before.
 * unusualAmount: at least three times the previous highest. littlePlay: staked less than deposited since the last
 * deposit. sharedDevice, sharedAddress, samePerson: number of other accounts, by address within 30 days. openSigns:
 * number of unanswered signs of money laundering. chargedBack, fruitless: number of deposits charged back, and of those
 * failed or unpaid within 24 hours before.
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

/** A member's standing, shown with a withdrawal or deposit. */
export const cashStanding = z.object({
  /** Current main wallet; a requested amount has already left it. */
  balance: amount,
  /** Held by bonuses under wagering, and owed to the house; current. */
  bonus: amount,
  debt: amount,
  registeredAt: z.string(),
  /**
   * The last day with a deposit up to the request (of the market, YYYY-MM-DD), null: none; and the sums deposited
   * and staked since its start.
   */
  depositDay: z.nullable(z.string()),
  deposited: amount,
  staked: amount,
  /** Earlier ones of the same kind: completed number and amount, and failed number. */
  earlier: z.object({ completed: z.int(), amount, failed: z.int() }),
  /** `count` where the risk has one. */
  risks: z.array(z.object({ risk: cashRisk, count: z.nullable(z.int()) })),
});
export type CashStanding = z.Infer<typeof cashStanding>;
