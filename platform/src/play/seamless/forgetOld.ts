import { MAX_SKEW_MS } from '../../foundation/crypto/callSignature.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { CODE_LIFETIME_MS } from './launchCode.ts';

/** How long counts of calls are kept; operators see one day's. */
const COUNTED_MS = 8 * 86_400_000;

/**
 * Deletes nonces whose time stamps are no longer accepted, launch codes a day after they expired, secrets whose
 * changeover period has ended, and old counts of calls.
 */
export async function forgetOldVendorCalls(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM vendor_nonce WHERE at < $1', [new Date(now.getTime() - 2 * MAX_SKEW_MS)]);
  await q.query('DELETE FROM launch_code WHERE made_at < $1', [
    new Date(now.getTime() - CODE_LIFETIME_MS - 86_400_000),
  ]);
  await q.query(
    'UPDATE vendor_secret SET version = version + 1, previous_secret = NULL, previous_until = NULL WHERE previous_until < $1',
    [now],
  );
  await q.query('DELETE FROM vendor_call_hour WHERE hour < $1', [new Date(now.getTime() - COUNTED_MS)]);
}
