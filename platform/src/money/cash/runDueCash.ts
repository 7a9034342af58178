import { createCashNotifier } from './cashNotifier.ts';
import { collectDebts } from './collectDebts.ts';
import { expireDeposits, pollDeposits } from './deposits/due.ts';
import { paymentProvider } from './provider/providers.ts';
import type { Services } from './services.ts';
import { closeUnansweredPayouts, sendDuePayouts } from './withdrawals/due.ts';

/**
 * Runs what is due: collectable debts, expiring deposits, payouts, polls of providers, payouts that count as received.
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
