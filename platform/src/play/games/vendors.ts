import type { VendorLaunchSettings } from '@unisite/shared/contract/operatorsVendors';
import type { Queryable } from '../../foundation/database/connect.ts';

interface Move {
  readonly expected: VendorLaunchSettings;
  readonly change: VendorLaunchSettings;
  /** The caller that signs for vendors without one of their own; stored as null. */
  readonly standIn: string | null;
}

/**
 * Sets where and how a vendor launches its games, and who signs for it. False, without effect, when the present values
 * are not the expected ones.
 */
export async function movePlace(q: Queryable, code: string, { expected, change, standIn }: Move): Promise<boolean> {
  const rows = await q.query(
    `UPDATE vendor SET launch_url = $2, own_window = $3, caller = nullif($4::text, $8::text)
     WHERE code = $1 AND launch_url IS NOT DISTINCT FROM $5 AND own_window = $6 AND coalesce(caller, $8) IS NOT DISTINCT FROM $7
     RETURNING code`,
    [
      code,
      change.address,
      change.ownWindow,
      change.caller,
      expected.address,
      expected.ownWindow,
      expected.caller,
      standIn,
    ],
  );
  return rows.length > 0;
}

/** Opens or closes all of a vendor's games. Returns whether that changed anything. */
export async function enableVendor(q: Queryable, code: string, on: boolean): Promise<boolean> {
  const rows = await q.query('UPDATE vendor SET state = $2 WHERE code = $1 AND state <> $2 RETURNING code', [
    code,
    on ? 'active' : 'down',
  ]);
  return rows.length > 0;
}
