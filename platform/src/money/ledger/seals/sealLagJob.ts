import { addReading } from '../../../foundation/metrics/metrics.ts';
import type { Job } from '../../../foundation/schedule/job.ts';
import type { Services } from '../../../foundation/services.ts';
import { oldestTransaction, sealLag } from './sealLag.ts';

const EVERY_MS = 1_000;
/** Transfers wait a second or two; a longer wait means that something holds them back. */
const ALARM_AFTER_S = 60;
const ALARM_AGAIN_MS = 60_000;

/**
 * Raises an alarm in the log, again every minute, while any transfer has waited for its seal for a minute;
 * `unisite_ledger_seal_lag_seconds` has the duration.
 */
export function sealLagJob({ database, log, metrics }: Pick<Services, 'database' | 'log' | 'metrics'>): Job {
  addReading(metrics, {
    name: 'unisite_ledger_seal_lag_seconds',
    help: 'How long the oldest transfer without a seal has waited for it.',
    labelNames: ['chain'],
    read: async () => [{ labels: { chain: 'transfers' }, value: await sealLag(database) }],
  });
  return {
    name: 'ledger.watchSealLag',
    everyMs: EVERY_MS,
    async turn() {
      const seconds = await sealLag(database);
      if (seconds < ALARM_AFTER_S) return undefined;
      log.error({ seconds, oldest: await oldestTransaction(database) }, 'transfers wait for their seal');
      return { nextMs: ALARM_AGAIN_MS };
    },
    failure: 'how long transfers wait for their seal could not be read',
    level: 'warn',
  };
}
