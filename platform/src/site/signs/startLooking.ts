import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { findSigns } from './findSigns.ts';

const EVERY_MS = 10 * 60_000;

/** Looks for signs now and every ten minutes; any number of processes may. Answers how to stop. */
export function startLookingForSigns(
  services: Pick<Services, 'database' | 'clock' | 'log' | 'live'>,
): () => Promise<void> {
  return repeatEvery(
    async () => {
      if ((await findSigns(services)) > 0) await services.live.publishToOperators({ type: 'signs' });
      return EVERY_MS;
    },
    (error) => {
      services.log.warn({ error }, 'signs of harm were not looked for');
      return EVERY_MS;
    },
  ).stop;
}
