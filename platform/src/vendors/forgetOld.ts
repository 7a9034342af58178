import type { Queryable } from '../database/connect.ts';
import { CODE_LIFETIME_MS } from './launch.ts';
import { MAX_SKEW_MS } from './signature.ts';

/** Forgets nonces whose time stamp is refused by now anyway, and launch codes a day after they went stale. */
export async function forgetOldVendorCalls(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM vendor_nonce WHERE at < $1', [new Date(now.getTime() - 2 * MAX_SKEW_MS)]);
  await q.query('DELETE FROM launch_code WHERE made_at < $1', [
    new Date(now.getTime() - CODE_LIFETIME_MS - 86_400_000),
  ]);
}
