import type {
  PaymentRequest,
  PaymentStarted,
  PaymentStatus,
  PayOutRequest,
  PayOutStatus,
} from '@unisite/shared/contract/cashier';

/**
 * Moves money for the platform: accepts payments and pays out. One adapter per provider. Every call may throw: nothing
 * is known then, and it is repeated or polled. Amounts are whole hundredths.
 */
export interface PaymentProvider {
  /** As in `cash_provider`: identifies the provider in its calls' signatures and in the payments that it reported. */
  readonly code: string;
  /** Starts a payment; the same reference again gives the same response. */
  begin(payment: PaymentRequest): Promise<PaymentStarted>;
  paymentStatus(reference: string): Promise<PaymentStatus>;
  /** Pays out; the same reference again pays nothing more. */
  payOut(order: PayOutRequest): Promise<PayOutStatus>;
  payOutStatus(reference: string): Promise<PayOutStatus>;
}
