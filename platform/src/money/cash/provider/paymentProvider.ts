import type {
  PaymentRequest,
  PaymentStarted,
  PaymentStatus,
  PayOutRequest,
  PayOutStatus,
} from '@unisite/shared/contract/cashier';

/**
 * Who carries money for the platform: takes payments and pays out. One adapter a provider. Every call may throw:
 * nothing is known then, and it is made again or asked about. Amounts are whole hundredths.
 */
export interface PaymentProvider {
  /** As in `cash_provider`: signs its calls, and stands with the payments it told of. */
  readonly code: string;
  /** Begins a payment; the same reference again gives the same answer. */
  begin(payment: PaymentRequest): Promise<PaymentStarted>;
  paymentStatus(reference: string): Promise<PaymentStatus>;
  /** Has money paid out; the same reference again pays nothing more. */
  payOut(order: PayOutRequest): Promise<PayOutStatus>;
  payOutStatus(reference: string): Promise<PayOutStatus>;
}
