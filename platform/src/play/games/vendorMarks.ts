import { lotteryVendors } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';

/** A vendor as shown in lists of wallets. */
export interface VendorMark {
  readonly code: string;
  readonly name: string;
  /** Path of its mark among the pictures. */
  readonly icon: string;
}

/** Every vendor that plays from a wallet, in lobby order; the lottery's pages belong to this site. */
export async function vendorMarks(q: Queryable): Promise<VendorMark[]> {
  const rows = await q.query<{ code: string; name: string }>(
    'SELECT code, name FROM vendor WHERE code <> ALL ($1) ORDER BY position, code',
    [lotteryVendors],
  );
  return rows.map(({ code, name }) => ({ code, name, icon: `vendors/${code}.svg` }));
}
