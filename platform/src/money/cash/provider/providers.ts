import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { createCashierProvider } from './cashierProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** The demonstration provider's name. */
const SANDBOX = 'sandbox';

/**
 * Who carries money here: the sandbox in a demonstration. In production there is nobody before an adapter is added, and
 * every method is closed.
 */
export function paymentProvider({ settings, clock }: Pick<Services, 'settings' | 'clock'>): PaymentProvider | null {
  if (settings.mode !== 'demonstration') return null;
  return createCashierProvider({ code: SANDBOX, origin: settings.sandboxUrl, secret: settings.sandboxSecret, clock });
}

/** What a provider signs its calls with; null for one that is not let in. */
export function providerSecret({ settings }: Pick<Services, 'settings'>, code: string): string | null {
  return settings.mode === 'demonstration' && code === SANDBOX ? settings.sandboxSecret : null;
}

/** Forgets nonces whose time stamps are too old to be taken. */
export async function forgetOldProviderNonces(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM cash_provider_nonce WHERE at < $1', [new Date(now.getTime() - 15 * 60_000)]);
}
