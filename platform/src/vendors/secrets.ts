import type { Queryable } from '../database/connect.ts';

/** The demonstration vendor's name in `X-Vendor`. */
export const SANDBOX = 'sandbox';

export interface VendorCaller {
  readonly caller: string;
  readonly secret: string;
  readonly unknownRollback: 'accept' | 'refuse';
}

export async function vendorCaller(q: Queryable, caller: string): Promise<VendorCaller | null> {
  const [row] = await q.query<VendorCaller>(
    'SELECT caller, secret, unknown_rollback AS "unknownRollback" FROM vendor_secret WHERE caller = $1',
    [caller],
  );
  return row ?? null;
}

/** Lets a vendor call with this secret from now on. */
export async function admitVendor(q: Queryable, caller: string, secret: string): Promise<void> {
  await q.query(
    'INSERT INTO vendor_secret (caller, secret) VALUES ($1, $2) ON CONFLICT (caller) DO UPDATE SET secret = excluded.secret',
    [caller, secret],
  );
}
