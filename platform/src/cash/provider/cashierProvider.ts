import { randomUUID } from 'node:crypto';
import { cashierPaths, paymentStarted, paymentStatus, payOutStatus } from '@unisite/shared/contract/cashier';
import * as z from '@unisite/shared/schema';
import { signatureOf } from '../../seamless/index.ts';
import type { PaymentProvider } from './paymentProvider.ts';

const PATIENCE_MS = 5_000;
const LONGEST_ANSWER = 64 * 1024;

interface Reach {
  readonly code: string;
  readonly origin: string;
  readonly secret: string;
  readonly clock: () => Date;
}

/** A provider that speaks the platform's own form (contract/cashier). */
export function createCashierProvider({ code, origin, secret, clock }: Reach): PaymentProvider {
  const ask = async <Answer extends z.Schema>(path: string, request: object, answer: Answer) => {
    const rawBody = Buffer.from(JSON.stringify(request));
    const [timestamp, nonce] = [String(clock().getTime()), randomUUID()];
    const response = await fetch(`${origin}${path}`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
      headers: {
        'content-type': 'application/json',
        'x-vendor': code,
        'x-timestamp': timestamp,
        'x-nonce': nonce,
        'x-signature': signatureOf(secret, { timestamp, nonce, path, rawBody }),
      },
      body: rawBody,
    });
    const text = await response.text();
    if (!response.ok || text.length > LONGEST_ANSWER)
      throw new Error(`the provider answered ${response.status} to ${path}`);
    const parsed = z.safeParse(answer, JSON.parse(text));
    if (!parsed.success) throw new Error(`the provider's answer to ${path} is not in its form`);
    return parsed.data;
  };
  return {
    code,
    begin: (payment) => ask(cashierPaths.payment, payment, paymentStarted),
    paymentStatus: (reference) => ask(cashierPaths.paymentStatus, { reference }, paymentStatus),
    payOut: (order) => ask(cashierPaths.payOut, order, payOutStatus),
    payOutStatus: (reference) => ask(cashierPaths.payOutStatus, { reference }, payOutStatus),
  };
}
