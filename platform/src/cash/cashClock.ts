import { inTurns } from '../foundation/turns/inTurns.ts';
import { askAfterDeposits, expireDeposits } from './deposits/due.ts';
import { createCashNews } from './news.ts';
import { paymentProvider } from './provider/providers.ts';
import type { Services } from './services.ts';
import { payOutDue, receiveDue } from './withdrawals/due.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 10_000;

/** What is due now: deposits that end, pay-outs to be made, providers to be asked, pay-outs that count as received. */
export async function doDueCash(services: Services): Promise<void> {
  const news = createCashNews(services);
  const provider = paymentProvider(services);
  await expireDeposits(services, news);
  await receiveDue(services, news);
  if (!provider) return;
  await payOutDue(services, news, provider);
  await askAfterDeposits(services, news, provider);
}

/** Does what is due every second; any number of processes may. `stop` waits for the round in hand. */
export function startCashClock(services: Services): { stop(): Promise<void> } {
  return inTurns(
    async () => {
      await doDueCash(services);
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'what is due of deposits and withdrawals was put off');
      return AFTER_FAILURE_MS;
    },
  );
}
