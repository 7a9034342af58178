import { noticePath } from '@unisite/shared/contract/cashier';
import type { FastifyInstance } from 'fastify';
import { createNoticeSender } from '../http/noticeSender.ts';
import type { Log } from '../log.ts';
import { registerCashierApi } from './apiRoutes.ts';
import type { Cashier } from './cashier.ts';
import { registerCashierPages } from './pageRoutes.ts';
import { openStore } from './store.ts';

type CashierDependencies = {
  /** Origin of the platform that receives the notices. */
  readonly platformUrl: string;
  /** Signing secret shared by both sides. */
  readonly secret: string;
  /** Folder in which payments are stored. */
  readonly folder: string;
  readonly clock: () => number;
  readonly log: Log;
  /** Time the demonstration bank takes for a pay-out, milliseconds. */
  readonly payoutDelayMs?: number;
};

/**
 * The demonstration's payment provider (contract/cashier): the platform's calls, and pages that simulate a card, a
 * wallet and a bank. Resumes the pay-outs that an earlier run left unfinished.
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
    // The signature covers the raw bytes of the body.
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
