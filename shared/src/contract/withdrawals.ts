import * as z from '@unisite/shared/schema';
import { bank, cashKey, withdrawalPin } from './cash.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';

/**
 * requested: amount on hold. approved: payout in progress. paid: sent, awaiting the member's confirmation. received,
 * partial, notReceived: as confirmed by the member (received also on timeout, or forced by an operator). returned: the
 * missing amount is back in the wallet. rejected: the hold is released. partial and notReceived are disputes, closed by
 * an operator. A rejected or returned one becomes paid again if the provider proves its payment.
 */
export const withdrawalState = z.enum([
  'requested',
  'approved',
  'paid',
  'received',
  'partial',
  'notReceived',
  'returned',
  'rejected',
]);
export type WithdrawalState = z.Infer<typeof withdrawalState>;

export const withdrawal = z.object({
  id: z.string(),
  /** Reference shown to people and in the account record. */
  reference: z.string(),
  at: z.string(),
  bankAccount: z.object({ bank, number: z.string() }),
  /** Amount debited, fee deducted from it, and amount paid out. */
  amount,
  fee: amount,
  paidOut: amount,
  state: withdrawalState,
  /** Reason of a rejection, return or forced receipt, in the caller's language or as the operator wrote it. */
  reason: z.nullable(z.string()),
  /** When an unconfirmed payout counts as received; null unless it is paid. */
  receiptDue: z.nullable(z.string()),
  /**
   * Amount received according to the member, and amount missing; set for partial and notReceived, kept when an operator
   * closes these, null once the member confirms full receipt.
   */
  receivedAmount: z.nullable(amount),
  remainingAmount: z.nullable(amount),
  /** Amount returned to the wallet: the missing part, and if nothing arrived the fee too. Only when returned. */
  returnedAmount: z.optional(amount),
  /** An operator closed it as received: nothing is returned (section 4, forced receipt). */
  forced: z.boolean(),
  /** Addresses of the proofs, for the member and operators only. */
  proofs: z.array(z.string()),
  closedAt: z.nullable(z.string()),
  /**
   * Its states, first to last. A `note` means an unchanged state: the bank was asked again, with this note from an
   * operator to the member.
   */
  history: z.array(z.object({ state: withdrawalState, at: z.string(), note: z.optional(z.string()) })),
});
export type Withdrawal = z.Infer<typeof withdrawal>;

export const createWithdrawal = operation({
  name: 'createWithdrawal',
  summary: 'Asks for a pay-out; the money is held until it is paid or comes back',
  method: 'POST',
  path: '/wps/cash/withdrawals',
  access: 'member',
  sealed: true,
  idempotent: true,
  errors: [
    'WRONG_WITHDRAWAL_PIN',
    'WITHDRAWAL_PIN_NOT_SET',
    'AMOUNT_OUT_OF_BOUNDS',
    'INSUFFICIENT_BALANCE',
    'DAILY_LIMIT',
    'DEBT_OPEN',
    'BONUS_OPEN',
    'BANK_ACCOUNT_UNKNOWN',
    'WITHDRAWALS_CLOSED',
    'IDENTITY_NEEDED',
  ],
  request: z.object({
    bankAccount: cashKey.shape.id,
    amount: transferAmount,
    withdrawalPin,
    /** The member agrees to forfeit what open bonuses hold; otherwise such a withdrawal is refused (BONUS_OPEN). */
    givesUpBonuses: z.optional(z.boolean()),
  }),
  value: withdrawal,
});

export const withdrawals = operation({
  name: 'withdrawals',
  summary: "The member's withdrawals, newest first",
  method: 'GET',
  path: '/wps/cash/withdrawals',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(withdrawalState), ...period }),
  value: pageOf(withdrawal),
});

export const oneWithdrawal = operation({
  name: 'oneWithdrawal',
  summary: 'How one withdrawal stands',
  method: 'GET',
  path: '/wps/cash/withdrawals/:id',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: cashKey,
  value: withdrawal,
});

/** Limits of an uploaded proof picture; the platform re-encodes it and drops all metadata (section 9). */
export const MAX_PROOF_BYTES = 5 * 1024 * 1024;
export const MAX_PROOFS = 3;

export const addProof = operation({
  name: 'addProof',
  summary:
    'A picture (PNG or JPG, 5 MB) that shows that a pay-out did not come, or not whole; at most three a withdrawal',
  method: 'POST',
  path: '/wps/cash/withdrawals/:id/proofs',
  access: 'member',
  idempotent: true,
  bodyBytes: Math.ceil(MAX_PROOF_BYTES / 3) * 4 + 4096,
  errors: ['NOT_FOUND', 'NOT_A_PICTURE', 'TOO_MANY_PROOFS', 'NOT_PAID_YET', 'ALREADY_CLOSED', 'PAYLOAD_TOO_LARGE'],
  request: z.object({
    ...cashKey.shape,
    /** The file in base64. */
    image: z.string().check(z.minLength(1), z.maxLength(Math.ceil(MAX_PROOF_BYTES / 3) * 4)),
  }),
  value: z.object({ proof: z.string(), withdrawal }),
});

export const confirmReceipt = operation({
  name: 'confirmReceipt',
  summary:
    'Says whether a pay-out came: received, not received (with a proof), or partial (with a proof and what came)',
  method: 'POST',
  path: '/wps/cash/withdrawals/:id/receipt',
  access: 'member',
  idempotent: true,
  errors: ['NOT_FOUND', 'ALREADY_CLOSED', 'NOT_PAID_YET', 'PROOF_REQUIRED', 'AMOUNT_OUT_OF_BOUNDS'],
  request: z.object({
    ...cashKey.shape,
    receipt: z.enum(['received', 'notReceived', 'partial']),
    receivedAmount: z.optional(transferAmount),
    /** Section 9: at most 140 characters. */
    remarks: z.optional(z.string().check(z.trim(), z.maxLength(140))),
  }),
  value: withdrawal,
});

export const withdrawalOperations = [createWithdrawal, withdrawals, oneWithdrawal, addProof, confirmReceipt] as const;
