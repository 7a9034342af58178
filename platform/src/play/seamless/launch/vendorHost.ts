import type { Queryable } from '../../../foundation/database/connect.ts';
import { SANDBOX, secretToSignWith, vendorCallers } from '../secrets.ts';
import type { Settings } from '../services.ts';

/** Where and how a vendor launches its games. */
export interface VendorHost {
  /** Base address of its games. */
  readonly address: string;
  /** Whether its games refuse to be framed. */
  readonly ownWindow: boolean;
  /** The secret that the platform signs with towards it; null: it has none, and launches nothing with play money. */
  readonly secret: string | null;
}

/**
 * A vendor's host at `now`, which is the platform's clock: it decides when a secret expires. Null when the vendor has
 * no address, except in a demonstration, where the stand-in vendor takes its place.
 */
export async function vendorHost(
  q: Queryable,
  settings: Settings,
  vendorCode: string,
  now: Date,
): Promise<VendorHost | null> {
  const [row] = await q.query<{ launch_url: string | null; own_window: boolean; caller: string | null }>(
    'SELECT launch_url, own_window, caller FROM games.vendor WHERE code = $1',
    [vendorCode],
  );
  if (!row) return null;
  const address = row.launch_url ?? (settings.mode === 'demonstration' ? settings.sandboxUrl : null);
  if (address === null) return null;
  const name = row.caller ?? SANDBOX;
  const caller = (await vendorCallers(q, settings.vendorKeys)).find((one) => one.caller === name);
  return { address, ownWindow: row.own_window, secret: caller ? secretToSignWith(caller, now) : null };
}

/** The origins that games may be framed from, starting with a demonstration's stand-in vendor. */
export async function frameOrigins(q: Queryable, settings: Settings): Promise<string[]> {
  const rows = await q.query<{ launch_url: string }>(
    'SELECT DISTINCT launch_url FROM games.vendor WHERE launch_url IS NOT NULL AND NOT own_window ORDER BY launch_url',
  );
  const standIn = settings.mode === 'demonstration' ? [settings.sandboxUrl] : [];
  return [...new Set([...standIn, ...rows.map((row) => row.launch_url)].map((address) => new URL(address).origin))];
}
