import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import type { Services } from '../../foundation/services.ts';
import { createBalancePublisher } from '../../ledger/index.ts';
import { settleNext } from './settleDraws.ts';

/** Keeps tickets of draws settled while the platform runs. `stop` waits for the batch in hand. */
export function startSettling(services: Pick<Services, 'database' | 'live' | 'log' | 'clock'>): {
  stop(): Promise<void>;
} {
  const announce = createBalancePublisher(services);
  return repeatEvery(
    async () => {
      const settled = await settleNext(services.database, services.clock);
      if (!settled) return 1_000;
      for (const member of settled.winners) announce(member, 'win');
      services.log.info({ ...settled, paid: `${settled.paid}`, winners: settled.winners.length }, 'tickets settled');
      return 0;
    },
    (error) => {
      services.log.error({ error }, 'settling failed; trying again');
      return 5_000;
    },
  );
}
