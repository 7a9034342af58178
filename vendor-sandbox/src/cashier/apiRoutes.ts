import { cashierPaths, paymentRequest, payOutRequest, statusRequest } from '@unisite/shared/contract/cashier';
import type { FastifyInstance } from 'fastify';
import { createSignedBodies } from '../http/signedBodies.ts';
import type { Cashier } from './cashier.ts';
import { house } from './house.ts';
import { statusOf } from './pay.ts';
import { schedulePayout } from './payOuts.ts';

/**
 * The platform's calls: requests payments and pay-outs, and queries their state. Signed like the platform's notices.
 */
export function registerCashierApi(app: FastifyInstance, cashier: Cashier): void {
  const { store, secret, clock, timers } = cashier;
  const signedBody = createSignedBodies({ secret, clock });

  app.post(cashierPaths.payment, async (request) => {
    const payment = store.openPayment(signedBody(paymentRequest, request));
    const origin = `${request.protocol}://${request.host}`;
    if (payment.method !== 'bankTransfer') return { kind: 'page', url: `${origin}/cashier/pay/${payment.token}` };
    const { bin, accountNumber, accountName } = house;
    return { kind: 'transfer', bin, accountNumber, accountName, bankPage: `${origin}/cashier/bank/${payment.token}` };
  });
  app.post(cashierPaths.paymentStatus, async (request) => {
    const payment = store.payment(signedBody(statusRequest, request).reference);
    return payment ? statusOf(payment) : { failed: null, payments: [] };
  });
  app.post(cashierPaths.payOut, async (request) => {
    const { payOut, fresh } = store.openPayOut(signedBody(payOutRequest, request));
    if (fresh) timers.add(schedulePayout(cashier, payOut));
    return { state: payOut.state, failed: payOut.failed };
  });
  app.post(cashierPaths.payOutStatus, async (request) => {
    const payOut = store.payOut(signedBody(statusRequest, request).reference);
    return payOut ? { state: payOut.state, failed: payOut.failed } : { state: 'unknown', failed: null };
  });
}
