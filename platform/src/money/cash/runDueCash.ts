import { createCashNotifier } from './cashNotifier.ts';
import { collectDebts } from './collectDebts.ts';
import { expireDeposits, pollDeposits } from './deposits/due.ts';
import { paymentProvider } from './provider/providers.ts';
import type { Services } from './services.ts';
import { closeUnansweredPayouts, sendDuePayouts } from './withdrawals/due.ts';

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
