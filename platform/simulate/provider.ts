import { createServer } from 'node:http';
import {
  cashierPaths,
  type PaymentStarted,
  type PaymentStatus,
  type PayOutStatus,
} from '@unisite/shared/contract/cashier';

const answers: Readonly<Record<string, PaymentStarted | PaymentStatus | PayOutStatus>> = {
  [cashierPaths.payment]: { kind: 'page', url: 'http://127.0.0.1/pay' },
  [cashierPaths.paymentStatus]: { failed: null, payments: [] },
  [cashierPaths.payOut]: { state: 'underway', failed: null },
  [cashierPaths.payOutStatus]: { state: 'underway', failed: null },
};

/**
 * A payment provider that accepts every order and, when polled, knows nothing yet: outcomes of payments and payouts are
 * reported by the plan.
 */
export async function startProvider(): Promise<{ readonly url: string; stop(): Promise<void> }> {
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''];
    request.resume();
    request.once('end', () => {
      response.writeHead(answer ? 200 : 404, { 'content-type': 'application/json' }).end(JSON.stringify(answer ?? {}));
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise<void>((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}
