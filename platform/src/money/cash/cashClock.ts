import { repeatEvery } from '../../foundation/schedule/repeatEvery.ts';
import { createCashNotifier } from './cashNotifier.ts';
import { collectDebts } from './collectDebts.ts';
import { expireDeposits, pollDeposits } from './deposits/due.ts';
import { paymentProvider } from './provider/providers.ts';
import type { Services } from './services.ts';
import { closeUnansweredPayouts, sendDuePayouts } from './withdrawals/due.ts';

const EVERY_MS = 1_000;
const AFTER_FAILURE_MS = 10_000;

/**
 * What is due now: debts that can be paid, deposits that end, pay-outs to be made, providers to be asked, pay-outs that
 * count as received.
 */
export async function runDueCash(services: Services): Promise<void> {
  const notifier = createCashNotifier(services);
  const provider = paymentProvider(services);
  await collectDebts(services);
  await expireDeposits(services, notifier);
  await closeUnansweredPayouts(services, notifier);
  if (!provider) return;
  await sendDuePayouts(services, notifier, provider);
  await pollDeposits(services, notifier, provider);
}

/** Does what is due every second; any number of processes may. `stop` waits for the round in hand. */
export function startCashScheduler(services: Services): { stop(): Promise<void> } {
  return repeatEvery(
    async () => {
      await runDueCash(services);
      return EVERY_MS;
    },
    (error) => {
      services.log.error({ error }, 'what is due of deposits and withdrawals was put off');
      return AFTER_FAILURE_MS;
    },
  );
}
