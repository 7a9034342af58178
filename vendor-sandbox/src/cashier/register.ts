import { noticePath } from '@unisite/shared/contract/cashier';
import type { FastifyInstance } from 'fastify';
import { createNoticeSender } from '../http/noticeSender.ts';
import type { Log } from '../log.ts';
import { registerCashierApi } from './apiRoutes.ts';
import type { Cashier } from './cashier.ts';
import { registerCashierPages } from './pageRoutes.ts';
import { openStore } from './store.ts';

type CashierDependencies = {
  /** Origin of the platform that the notices go to. */
  readonly platformUrl: string;
  /** Signs what both say to each other. */
  readonly secret: string;
  /** Where payments are kept. */
  readonly folder: string;
  readonly clock: () => number;
  readonly log: Log;
  /** How long the demonstration bank takes with a pay-out. */
  readonly payoutDelayMs?: number;
};

/**
 * The demonstration's payment provider (contract/cashier): the platform's calls, and pages on which a card, a wallet or
 * a bank is played. Pay-outs that an earlier run had in hand are gone through again.
 */
export async function registerCashier(
  app: FastifyInstance,
  { platformUrl, secret, folder, clock, log, payoutDelayMs = 1_500 }: CashierDependencies,
): Promise<void> {
  const cashier: Cashier = {
    store: openStore(folder),
    notifier: createNoticeSender({ platformUrl, path: noticePath, secret, clock, log }),
    timers: new Set(),
    secret,
    clock,
    payoutDelayMs,
  };
  app.addHook('onClose', async () => {
    cashier.notifier.close();
    for (const timer of cashier.timers) clearTimeout(timer);
  });
  await app.register(async (api) => {
    // The signature is over the body byte for byte.
    api.removeAllContentTypeParsers();
    api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    registerCashierApi(api, cashier);
  });
  await app.register(async (pages) => {
    pages.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    registerCashierPages(pages, cashier);
  });
}
