import type { Queryable } from '../foundation/database/connect.ts';

/** The demonstration vendor's name in `X-Vendor`. */
export const SANDBOX = 'sandbox';

export interface VendorCaller {
  readonly caller: string;
  readonly secret: string;
  /** Grows with every new secret, and with every change of the one before. */
  readonly version: number;
  /** The secret before, which is taken beside the one of now until then. */
  readonly former: { readonly secret: string; readonly until: Date } | null;
  /** Calls came that were signed with the secret of now: the vendor has it. */
  readonly taken: boolean;
}

interface CallerRow extends Omit<VendorCaller, 'former'> {
  readonly previousSecret: string | null;
  readonly previousUntil: Date | null;
}

/** Who may call, with what they sign with. */
export async function vendorCallers(q: Queryable): Promise<VendorCaller[]> {
  const rows = await q.query<CallerRow>(
    `SELECT caller, secret, version, previous_secret AS "previousSecret", previous_until AS "previousUntil", taken_at IS NOT NULL AS taken
     FROM vendor_secret`,
  );
  return rows.map(({ previousSecret, previousUntil, ...caller }) => ({
    ...caller,
    former: previousSecret !== null && previousUntil !== null ? { secret: previousSecret, until: previousUntil } : null,
  }));
}

/**
 * What the platform signs with towards a vendor: the secret before, while it is good and the vendor was not heard with
 * the one of now; it may not have that one yet.
 */
export function secretToSignWith({ secret, former, taken }: VendorCaller, now: Date): string {
  return former && !taken && former.until > now ? former.secret : secret;
}

/** Notes that the vendor signs with the secret of now. */
export async function recordFirstUse(q: Queryable, { caller, version }: VendorCaller, at: Date): Promise<void> {
  await q.query('UPDATE vendor_secret SET taken_at = $3 WHERE caller = $1 AND version = $2 AND taken_at IS NULL', [
    caller,
    version,
    at,
  ]);
}

/** Whether a vendor of this name may call. */
export async function isKnownCaller(q: Queryable, caller: string): Promise<boolean> {
  const rows = await q.query('SELECT 1 FROM vendor_secret WHERE caller = $1', [caller]);
  return rows.length > 0;
}

/** Adds a secret that a vendor may sign with from now on. */
export async function addVendorSecret(q: Queryable, caller: string, secret: string): Promise<void> {
  await q.query(
    `INSERT INTO vendor_secret AS k (caller, secret) VALUES ($1, $2)
     ON CONFLICT (caller) DO UPDATE SET secret = excluded.secret WHERE k.secret <> excluded.secret`,
    [caller, secret],
  );
}
