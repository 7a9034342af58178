import { cashierPaths, paymentStarted, paymentStatus, payOutStatus } from '@unisite/shared/contract/cashier';
import { createSignedCaller } from '../../../foundation/http/signedCaller.ts';
import type { PaymentProvider } from './paymentProvider.ts';

interface Reach {
  readonly code: string;
  readonly origin: string;
  readonly secret: string;
  readonly clock: () => Date;
}

/** A provider that speaks the platform's own protocol (contract/cashier). */
export function createCashierProvider(reach: Reach): PaymentProvider {
  const ask = createSignedCaller(reach);
  return {
    code: reach.code,
    begin: (payment) => ask(cashierPaths.payment, payment, paymentStarted),
    paymentStatus: (reference) => ask(cashierPaths.paymentStatus, { reference }, paymentStatus),
    payOut: (order) => ask(cashierPaths.payOut, order, payOutStatus),
    payOutStatus: (reference) => ask(cashierPaths.payOutStatus, { reference }, payOutStatus),
  };
}
