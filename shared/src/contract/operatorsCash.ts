import * as z from '@unisite/shared/schema';
import { withdrawal } from './withdrawals.ts';

/** What operators look at: what waits for them (`open`), a part of it, or what is over. */
export const withdrawalSelection = z.enum(['open', 'requested', 'underway', 'disputed', 'closed']);
export type WithdrawalSelection = z.Infer<typeof withdrawalSelection>;

/**
 * approve: the pay-out begins. reject: the money goes back. markPaid: it was paid by other means, or the provider's word did not come.
 * forceReceipt: a dispute is closed as received, nothing is given back (section 4).
 */
export const withdrawalAct = z.enum(['approve', 'reject', 'markPaid', 'forceReceipt']);
export type WithdrawalAct = z.Infer<typeof withdrawalAct>;

/** A withdrawal as operators see it. The addresses of its proofs are those of the console. */
export const operatorWithdrawal = z.object({
  ...withdrawal.shape,
  market: z.string(),
  currency: z.string(),
  member: z.object({ id: z.string(), account: z.string(), nickname: z.string() }),
  holder: z.string(),
  /** The whole number of the bank account. */
  accountNumber: z.string(),
  /** What the member wrote when saying that it did not come. */
  remarks: z.nullable(z.string()),
  events: z.array(z.object({ at: z.string(), state: z.string(), who: z.string(), why: z.nullable(z.string()) })),
});
export type OperatorWithdrawal = z.Infer<typeof operatorWithdrawal>;
