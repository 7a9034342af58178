import * as z from '@unisite/shared/schema';
import { depositMethod } from './cash.ts';

/**
 * Protocol between the platform and its own kind of payment provider; a provider with another API gets an adapter.
 * Amounts are whole hundredths as JSON integers. Both directions are signed like vendors' calls (contract/seamless):
 * `X-Vendor`, `X-Timestamp` (ms), `X-Nonce` and `X-Signature`, the hex HMAC-SHA256 of
 * `${timestamp}.${nonce}.${path}.${rawBody}`.
 */
export const cashierPaths = {
  payment: '/cashier/v1/payments',
  paymentStatus: '/cashier/v1/payments/status',
  payOut: '/cashier/v1/payouts',
  payOutStatus: '/cashier/v1/payouts/status',
} as const;
/** Where the provider reports the outcome of a payment or payout, repeatedly until the response is 200. */
export const noticePath = '/vendor/cashier/v1/notices';

const reference = z.string().check(z.regex(/^[A-Z0-9]{6,24}$/));
const money = z.int().check(z.minimum(1), z.maximum(10_000_000_000_000));
const transactionId = z.string().check(z.regex(/^[\w.:-]{1,64}$/));

/** Requests a payment. The same reference again yields the same response. */
export const paymentRequest = z.object({
  reference,
  method: depositMethod,
  amount: money,
  currency: z.string(),
  expiresAt: z.string(),
  /** Where the payer's page links back to. */
  returnUrl: z.string().check(z.maxLength(500)),
  language: z.enum(['vi', 'en']),
});
export type PaymentRequest = z.Infer<typeof paymentRequest>;
export const paymentStarted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('page'), url: z.string() }),
  z.object({
    kind: z.literal('transfer'),
    bin: z.string(),
    accountNumber: z.string(),
    accountName: z.string(),
    bankPage: z.nullable(z.string()),
  }),
]);
export type PaymentStarted = z.Infer<typeof paymentStarted>;

/** Why a payment or payout failed. */
export const cashierFailure = z.enum(['declined', 'abandoned', 'accountUnknown']);
export type CashierFailure = z.Infer<typeof cashierFailure>;

export const statusRequest = z.object({ reference });
/** All payments received for a request, or why there are none. */
export const paymentStatus = z.object({
  failed: z.nullable(cashierFailure),
  payments: z.array(z.object({ transactionId, amount: money })),
});
export type PaymentStatus = z.Infer<typeof paymentStatus>;

/** Requests a payout. The same reference again pays nothing more. */
export const payOutRequest = z.object({
  reference,
  amount: money,
  currency: z.string(),
  bin: z.string(),
  accountNumber: z.string(),
  accountName: z.string(),
});
export type PayOutRequest = z.Infer<typeof payOutRequest>;
export const payOutStatus = z.object({
  state: z.enum(['unknown', 'underway', 'paid', 'failed']),
  failed: z.nullable(cashierFailure),
});
export type PayOutStatus = z.Infer<typeof payOutStatus>;

export const notice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('payment'), reference, ...paymentStatus.shape }),
  z.object({ kind: z.literal('payOut'), reference, ...payOutStatus.shape }),
]);
export type PaymentNotification = z.Infer<typeof notice>;
