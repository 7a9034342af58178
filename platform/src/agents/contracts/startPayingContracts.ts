import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import { closePeriods } from './pay/closePeriods.ts';
import { payRuns } from './pay/payRuns.ts';
import type { Needs } from './services.ts';

/** Real-time wages are paid by the minute. */
const EVERY_MS = 20_000;

/** States and pays contracts as their periods end; any number of processes may. Answers how to stop. */
export function startPayingContracts(services: Needs): () => Promise<void> {
  return repeatEvery(
    async () => {
      const statements = await closePeriods(services);
      const runs = await payRuns(services);
      if (statements + runs > 0) services.log.info({ statements, runs }, 'contracts were stated and paid');
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'contracts were not stated; trying again');
      return EVERY_MS;
    },
  ).stop;
}
