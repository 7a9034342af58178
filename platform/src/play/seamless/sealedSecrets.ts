import { type Keys, openSecret, sealSecret } from '../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../foundation/database/connect.ts';

const about = (caller: string): string => `the vendor ${caller}`;

export const sealVendorSecret = (keys: Keys, caller: string, secret: string): Buffer =>
  sealSecret(keys, about(caller), secret);

/** Throws when no key opens it. */
export const openVendorSecret = (keys: Keys, caller: string, sealed: Buffer): string =>
  openSecret(keys, about(caller), sealed);

/**
 * Reseals vendors' secrets that are under another key than the first; returns the number of callers. Throws when no key
 * opens one.
 */
export async function resealVendorSecrets(q: Queryable, keys: Keys): Promise<number> {
  const rows = await q.query<{ caller: string; secret: Buffer; former: Buffer | null }>(
    'SELECT caller, secret, previous_secret AS former FROM vendor_secret',
  );
  let resealed = 0;
  for (const { caller, secret, former } of rows) {
    const anew = (sealed: Buffer) => sealVendorSecret(keys, caller, openVendorSecret(keys, caller, sealed));
    if ([secret, former].every((sealed) => sealed === null || opensWithFirst(keys, caller, sealed))) continue;
    await q.query(
      `UPDATE vendor_secret SET secret = $4, previous_secret = $5
       WHERE caller = $1 AND secret = $2 AND previous_secret IS NOT DISTINCT FROM $3`,
      [caller, secret, former, anew(secret), former && anew(former)],
    );
    resealed += 1;
  }
  return resealed;
}

function opensWithFirst([first]: Keys, caller: string, sealed: Buffer): boolean {
  try {
    openVendorSecret([first], caller, sealed);
    return true;
  } catch {
    return false;
  }
}
