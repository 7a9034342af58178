import type { Queryable } from '../../foundation/database/connect.ts';
import { addReading } from '../../foundation/metrics/metrics.ts';
import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import type { HeadPublisher } from './publishedHeads.ts';
import { oldestTransaction, sealLag } from './sealLag.ts';
import { chainHead } from './verifyChain.ts';

const EVERY_MS = 1_000;
const BATCH = 2_000;
/** Transfers wait a second or two; who waits longer than this is held back by something. */
const ALARM_AFTER_S = 60;
const ALARM_AGAIN_MS = 60_000;
const PUBLISHED_EVERY_MS = 10_000;

/**
 * Seals every transfer that can be sealed now; answers how many. Of several processes one does it at a time, the others
 * answer 0. A transfer whose transaction began before one that is still under way is left for the next time.
 */
export async function sealLedger(q: Queryable): Promise<number> {
  let all = 0;
  for (;;) {
    const [row] = await q.query<{ sealed: number; more: boolean }>('SELECT sealed, more FROM ledger_seal_next($1)', [
      BATCH,
    ]);
    all += row?.sealed ?? 0;
    if (!row?.more) return all;
  }
}

/**
 * Seals the ledger's transfers every second, behind the movements, and raises an alarm in the log, again every minute,
 * while any has waited for a minute; `unisite_ledger_seal_lag_seconds` is how long. Answers how to stop: it waits for
 * the seals being put on, puts the last ones on, and publishes the last head; a new head is published every ten seconds
 * to each of `heads`.
 */
export function startSealing(
  { database, log, metrics, clock }: Pick<Services, 'database' | 'log' | 'metrics' | 'clock'>,
  heads: readonly HeadPublisher[] = [],
): () => Promise<void> {
  let publishedAt = Number.NEGATIVE_INFINITY;
  let published = '';
  const publish = async () => {
    publishedAt = performance.now();
    const head = await chainHead(database);
    if (head === null || head.hash === published) return;
    for (const one of heads) await one.publish(head, clock());
    published = head.hash;
  };
  let alarmedAt = Number.NEGATIVE_INFINITY;
  const watch = async () => {
    const seconds = await sealLag(database);
    if (seconds < ALARM_AFTER_S || performance.now() - alarmedAt < ALARM_AGAIN_MS) return;
    alarmedAt = performance.now();
    log.error({ seconds, oldest: await oldestTransaction(database) }, 'transfers wait for their seal');
  };
  addReading(metrics, {
    name: 'unisite_ledger_seal_lag_seconds',
    help: 'How long the oldest transfer without a seal has waited for it.',
    labelNames: ['chain'],
    read: async () => [{ labels: { chain: 'transfers' }, value: await sealLag(database) }],
  });
  const { stop } = repeatEvery(
    async () => {
      await sealLedger(database);
      await watch();
      if (performance.now() - publishedAt >= PUBLISHED_EVERY_MS) await publish();
      return EVERY_MS;
    },
    (error) => {
      // The next time makes up for it.
      log.warn({ error }, 'the ledger was not sealed');
      return EVERY_MS;
    },
  );
  return async () => {
    await stop();
    await sealLedger(database)
      .then(publish)
      .catch((error: unknown) => log.warn({ error }, 'the last transfers were not sealed'));
  };
}
