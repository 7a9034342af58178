import { createHmac, timingSafeEqual } from 'node:crypto';
import { cashierPaths, paymentRequest, payOutRequest, statusRequest } from '@unisite/shared/contract/cashier';
import { type Infer, type Schema, safeParse } from '@unisite/shared/schema';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Cashier } from './cashier.ts';
import { house } from './house.ts';
import { statusOf } from './pay.ts';
import { schedulePayout } from './payOuts.ts';

const MAX_SKEW_MS = 5 * 60_000;

/** The platform's calls: asks for payments and pay-outs, and how they stand. Signed as the platform's notices are. */
export function registerCashierApi(app: FastifyInstance, cashier: Cashier): void {
  const { store, secret, clock, timers } = cashier;
  const nonces = new Set<string>();

  /** The body of a call that the platform signed now, and once. */
  function signedBody<Body extends Schema>(schema: Body, request: FastifyRequest): Infer<Body> {
    const header = (name: string): string => String(request.headers[name] ?? '');
    const [timestamp, nonce] = [header('x-timestamp'), header('x-nonce')];
    const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const expected = createHmac('sha256', secret).update(`${timestamp}.${nonce}.${request.url}.`).update(raw).digest();
    const given = Buffer.from(header('x-signature'), 'hex');
    const fresh = Math.abs(clock() - Number(timestamp)) <= MAX_SKEW_MS && nonce !== '' && !nonces.has(nonce);
    if (given.length !== expected.length || !timingSafeEqual(given, expected) || !fresh)
      throw new Refusal('BAD_REQUEST');
    if (nonces.size > 10_000) nonces.clear();
    nonces.add(nonce);
    const parsed = safeParse(schema, JSON.parse(raw.toString('utf8')));
    if (!parsed.success) throw new Refusal('BAD_REQUEST');
    return parsed.data;
  }

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
