import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { bank, cashKey, depositMethod } from './cash.ts';
import { pageOf, paging, period } from './envelope.ts';
import { amount, transferAmount } from './money.ts';
import { operation } from './operation.ts';

export const depositState = z.enum(['pending', 'confirmed', 'failed', 'expired', 'cancelled', 'chargedBack']);
export type DepositState = z.Infer<typeof depositState>;

/** Payment instructions. */
const instructions = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('transfer'),
    bank,
    accountName: z.string(),
    accountNumber: z.string(),
    /** A demonstration's page to make the transfer; null elsewhere: members use their own bank. */
    bankPage: z.nullable(z.string()),
    /** Required transfer reference, letter for letter: it identifies the payment. */
    memo: z.string(),
    /** Content of the QR code (EMVCo merchant-presented, as bank applications read it). */
    qr: z.string(),
  }),
  z.object({ kind: z.literal('page'), url: z.string() }),
]);

export const deposit = z.object({
  id: z.string(),
  /** Reference shown to people and in the account record. */
  reference: z.string(),
  at: z.string(),
  method: depositMethod,
  /** The amount to send. */
  amount,
  /** Amount received, which may differ; null until a payment arrives. */
  received: z.nullable(amount),
  /** The fee, deducted from the amount received (or to be sent), and the amount credited. */
  fee: amount,
  credited: amount,
  state: depositState,
  /** Reason of a failure, in the caller's language. */
  reason: z.nullable(z.string()),
  expiresAt: z.string(),
  closedAt: z.nullable(z.string()),
  /** Only while it is pending. */
  instructions: z.nullable(instructions),
});
export type Deposit = z.Infer<typeof deposit>;

export const createDeposit = operation({
  name: 'createDeposit',
  summary: 'Asks to bring money in; the answer says what has to be done',
  method: 'POST',
  path: '/wps/cash/deposits',
  access: 'member',
  idempotent: true,
  errors: [
    'METHOD_CLOSED',
    'AMOUNT_OUT_OF_BOUNDS',
    'TOO_MANY_OPEN',
    'PROVIDER_DOWN',
    'SELF_EXCLUDED',
    'TIME_OUT',
    'DEPOSIT_LIMIT',
    ...ageErrors,
  ],
  request: z.object({ method: depositMethod, amount: transferAmount }),
  value: deposit,
});

export const deposits = operation({
  name: 'deposits',
  summary: "The member's deposits, newest first",
  method: 'GET',
  path: '/wps/cash/deposits',
  access: 'member',
  request: z.object({ ...paging, state: z.optional(depositState), ...period }),
  value: pageOf(deposit),
});

export const oneDeposit = operation({
  name: 'oneDeposit',
  summary: 'How one deposit stands',
  method: 'GET',
  path: '/wps/cash/deposits/:id',
  access: 'member',
  errors: ['NOT_FOUND'],
  request: cashKey,
  value: deposit,
});

export const cancelDeposit = operation({
  name: 'cancelDeposit',
  summary: 'Gives a pending deposit up; money that comes for it nevertheless is credited',
  method: 'DELETE',
  path: '/wps/cash/deposits/:id',
  access: 'member',
  errors: ['NOT_FOUND', 'ALREADY_CLOSED'],
  request: cashKey,
  value: deposit,
});

export const depositOperations = [createDeposit, deposits, oneDeposit, cancelDeposit] as const;
