import type * as z from '@unisite/shared/schema';
import type { Services } from '../services.ts';
import { askVendor } from './askVendor.ts';
import { mayBeInside } from './mayBeInside.ts';
import { vendorHost } from './vendorHost.ts';

/**
 * Queries a vendor's host, by the vendor's code; `patience` in milliseconds. Throws when it has no host or no secret,
 * does not respond, or violates the schema.
 */
export async function askVendorOf<Answer extends z.Schema>(
  { database, settings, clock }: Pick<Services, 'database' | 'settings' | 'clock'>,
  vendor: string,
  question: { readonly path: string; readonly body: unknown; readonly answer: Answer },
  patience: number,
): Promise<z.Output<Answer>> {
  const host = await vendorHost(database, settings, vendor, clock());
  if (!host || host.secret === null) throw new Error(`${vendor} cannot be asked`);
  return askVendor({ address: host.address, secret: host.secret }, question, {
    now: clock,
    signal: AbortSignal.timeout(patience),
    publicOnly: !mayBeInside(settings, host.address),
  });
}
