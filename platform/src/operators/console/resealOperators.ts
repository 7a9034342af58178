import { type Keys, keyName, openSecret, sealSecret } from '../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { sealedAbout } from './signIn.ts';

/**
 * Re-seals operators' second factors under the first key. `unopened`: none of the keys opens them, so those operators
 * have to enrol again.
 */
export async function resealOperators(q: Queryable, keys: Keys): Promise<{ resealed: number; unopened: number }> {
  const rows = await q.query<{ id: string; secret: Buffer }>(
    'SELECT id, totp_secret AS secret FROM operator WHERE totp_secret IS NOT NULL AND sealed_with IS DISTINCT FROM $1',
    [keyName(keys)],
  );
  const counted = { resealed: 0, unopened: 0 };
  for (const { id, secret } of rows) {
    let plain: string;
    try {
      plain = openSecret(keys, sealedAbout(id), secret);
    } catch {
      counted.unopened += 1;
      continue;
    }
    await q.query('UPDATE operator SET totp_secret = $3, sealed_with = $4 WHERE id = $1 AND totp_secret = $2', [
      id,
      secret,
      sealSecret(keys, sealedAbout(id), plain),
      keyName(keys),
    ]);
    counted.resealed += 1;
  }
  return counted;
}
