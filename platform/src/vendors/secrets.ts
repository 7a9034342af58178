import type { Queryable } from '../database/connect.ts';

/** The demonstration vendor's name in `X-Vendor`. */
export const SANDBOX = 'sandbox';

export interface VendorCaller {
  readonly caller: string;
  readonly secret: string;
  /** Grows with every new secret. */
  readonly version: number;
}

/** Who may call, with what they sign with. */
export function vendorCallers(q: Queryable): Promise<VendorCaller[]> {
  return q.query<VendorCaller>('SELECT caller, secret, version FROM vendor_secret');
}

/** Whether a vendor of this name may call. */
export async function isVendorAdmitted(q: Queryable, caller: string): Promise<boolean> {
  const rows = await q.query('SELECT 1 FROM vendor_secret WHERE caller = $1', [caller]);
  return rows.length > 0;
}

/** Lets a vendor call with this secret from now on. */
export async function admitVendor(q: Queryable, caller: string, secret: string): Promise<void> {
  await q.query(
    `INSERT INTO vendor_secret AS k (caller, secret) VALUES ($1, $2)
     ON CONFLICT (caller) DO UPDATE SET secret = excluded.secret WHERE k.secret <> excluded.secret`,
    [caller, secret],
  );
}
