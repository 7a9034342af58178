import type { Queryable } from '../database/connect.ts';

/** A vendor as lists of wallets show it. */
export interface VendorMark {
  readonly code: string;
  readonly name: string;
  /** Path of its mark among the pictures. */
  readonly icon: string;
}

/** Every vendor, in the order of the lobby. */
export async function vendorMarks(q: Queryable): Promise<VendorMark[]> {
  const rows = await q.query<{ code: string; name: string }>('SELECT code, name FROM vendor ORDER BY position, code');
  return rows.map(({ code, name }) => ({ code, name, icon: `vendors/${code}.svg` }));
}
