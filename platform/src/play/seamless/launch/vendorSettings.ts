import type { OperatorVendor, VendorLaunchSettings } from '@unisite/shared/contract/operatorsVendors';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { movePlace } from '../../games/index.ts';
import { SANDBOX } from '../secrets.ts';
import type { Settings } from '../services.ts';

interface VendorRow {
  readonly code: string;
  readonly name: string;
  readonly state: 'active' | 'down';
  readonly caller: string | null;
  readonly launchUrl: string | null;
  readonly ownWindow: boolean;
  readonly games: number;
}

/** Vendors as operators see them, in lobby order. */
export async function listVendors(
  q: Queryable,
  settings: Settings,
  code: string | null = null,
): Promise<OperatorVendor[]> {
  const rows = await q.query<VendorRow>(
    `SELECT v.code, v.name, v.state, coalesce(v.caller, $1) AS caller, v.launch_url AS "launchUrl", v.own_window AS "ownWindow",
       (SELECT count(*) FROM games.game g WHERE g.vendor_code = v.code)::int AS games
     FROM games.vendor v WHERE $2::text IS NULL OR v.code = $2 ORDER BY v.position, v.code`,
    [sandboxCaller(settings), code],
  );
  return rows.map(({ state, launchUrl, ...row }) => {
    const standIn = launchUrl === null && settings.mode === 'demonstration';
    const address = standIn ? settings.sandboxUrl : launchUrl;
    const frameOrigin = address === null || row.ownWindow ? null : new URL(address).origin;
    return { ...row, on: state === 'active', address, standIn, frameOrigin };
  });
}

/** The caller that signs for vendors without one of their own. */
const sandboxCaller = ({ mode }: Settings): string | null => (mode === 'demonstration' ? SANDBOX : null);

/**
 * Sets where and how a vendor launches its games, and who signs for it; launches follow at once, the pages' policy
 * within seconds. False, without effect, when the present values are not the expected ones.
 */
export async function updateVendor(
  q: Queryable,
  settings: Settings,
  code: string,
  { expected, ...change }: VendorLaunchSettings & { readonly expected: VendorLaunchSettings },
): Promise<boolean> {
  return movePlace(q, code, { expected, change, standIn: sandboxCaller(settings) });
}
