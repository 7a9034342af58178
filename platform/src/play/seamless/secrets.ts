import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../foundation/database/connect.ts';
import { openVendorSecret, sealVendorSecret } from './sealedSecrets.ts';

/** The demonstration vendor's name in `X-Vendor`. */
export const SANDBOX = 'sandbox';

export interface VendorCaller {
  readonly caller: string;
  readonly secret: string;
  /** Increases with every new secret, and with every change of the previous one. */
  readonly version: number;
  /** The previous secret, accepted beside the current one until then. */
  readonly former: { readonly secret: string; readonly until: Date } | null;
  /** Whether calls signed with the current secret have arrived: the vendor has it. */
  readonly taken: boolean;
}

interface CallerRow extends Omit<VendorCaller, 'former' | 'secret'> {
  readonly secret: Buffer;
  readonly previousSecret: Buffer | null;
  readonly previousUntil: Date | null;
}

/** All callers with their secrets. Throws when no key opens a secret. */
export async function vendorCallers(q: Queryable, keys: Keys): Promise<VendorCaller[]> {
  const rows = await q.query<CallerRow>(
    `SELECT caller, secret, version, previous_secret AS "previousSecret", previous_until AS "previousUntil", taken_at IS NOT NULL AS taken
     FROM vendor_secret`,
  );
  return rows.map(({ secret, previousSecret, previousUntil, ...row }) => {
    const open = (sealed: Buffer) => openVendorSecret(keys, row.caller, sealed);
    const former =
      previousSecret !== null && previousUntil !== null ? { secret: open(previousSecret), until: previousUntil } : null;
    return { ...row, secret: open(secret), former };
  });
}

/**
 * The secret that the platform signs with towards a vendor: the previous one, while it is valid and the vendor has not
 * used the current one, which it may not have yet.
 */
export function secretToSignWith({ secret, former, taken }: VendorCaller, now: Date): string {
  return former && !taken && former.until > now ? former.secret : secret;
}

/** Records that the vendor signs with the current secret. */
export async function recordFirstUse(q: Queryable, { caller, version }: VendorCaller, at: Date): Promise<void> {
  await q.query('UPDATE vendor_secret SET taken_at = $3 WHERE caller = $1 AND version = $2 AND taken_at IS NULL', [
    caller,
    version,
    at,
  ]);
}

/** Whether a caller of this name exists. */
export async function isKnownCaller(q: Queryable, caller: string): Promise<boolean> {
  const rows = await q.query('SELECT 1 FROM vendor_secret WHERE caller = $1', [caller]);
  return rows.length > 0;
}

interface NewSecret {
  readonly caller: string;
  readonly secret: string;
}

/** Makes this the caller's secret from now on, adding the caller if there is none of that name. */
export const addVendorSecret = (database: Database, keys: Keys, { caller, secret }: NewSecret): Promise<void> =>
  database.transaction(async (q) => {
    const sealed = sealVendorSecret(keys, caller, secret);
    const added = await q.query(
      'INSERT INTO vendor_secret (caller, secret) VALUES ($1, $2) ON CONFLICT (caller) DO NOTHING RETURNING 1',
      [caller, sealed],
    );
    if (added.length > 0) return;
    const [row] = await q.query<{ secret: Buffer }>(
      'SELECT secret FROM vendor_secret WHERE caller = $1 FOR NO KEY UPDATE',
      [caller],
    );
    if (row && openVendorSecret(keys, caller, row.secret) === secret) return;
    await q.query('UPDATE vendor_secret SET secret = $2, version = version + 1, taken_at = NULL WHERE caller = $1', [
      caller,
      sealed,
    ]);
  });
