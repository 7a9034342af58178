import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { createCashierProvider } from './cashierProvider.ts';
import type { PaymentProvider } from './paymentProvider.ts';

/** The demonstration provider's name. */
const SANDBOX = 'sandbox';

/**
 * The provider of this platform: the sandbox in a demonstration. Production has none until an adapter is added, and
 * every method is closed.
 */
export function paymentProvider({ settings, clock }: Pick<Services, 'settings' | 'clock'>): PaymentProvider | null {
  if (settings.mode !== 'demonstration') return null;
  return createCashierProvider({ code: SANDBOX, origin: settings.sandboxUrl, secret: settings.sandboxSecret, clock });
}

/** The secret that a provider signs its calls with; null for an unknown one. */
export function providerSecret({ settings }: Pick<Services, 'settings'>, code: string): string | null {
  return settings.mode === 'demonstration' && code === SANDBOX ? settings.sandboxSecret : null;
}

/** Deletes nonces whose time stamps are too old to be accepted. */
export async function forgetOldProviderNonces(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM cash_provider_nonce WHERE at < $1', [new Date(now.getTime() - 15 * 60_000)]);
}
