import { hkdfSync } from 'node:crypto';
import { type Keys, keyName, openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';

const NAME = 'recovery codes';
const about = `kept key ${NAME}`;

/**
 * The key that recovery codes are hashed with (hex). Nobody has the codes to hash them anew, so the key stays, sealed
 * in the database, and only its sealing key can be replaced. The first one is derived from the last of the keys, which
 * codes were hashed with before this key was stored.
 */
export async function recoveryKey(q: Queryable, keys: Keys): Promise<string> {
  const stored = await sealedKey(q);
  if (stored) return openSecret(keys, about, stored);
  const oldest = keys.at(-1) ?? keys[0];
  const made = Buffer.from(hkdfSync('sha256', Buffer.from(oldest, 'hex'), '', NAME, 32)).toString('hex');
  await q.query('INSERT INTO kept_key (name, sealed, sealed_with) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING', [
    NAME,
    sealSecret(keys, about, made),
    keyName(keys),
  ]);
  const now = await sealedKey(q);
  if (!now) throw new Error('the key of recovery codes was not kept');
  return openSecret(keys, about, now);
}

/** Seals the key with the first of the keys, if it is under another. Throws when none of them opens it. */
export async function resealRecoveryKey(q: Queryable, keys: Keys): Promise<number> {
  const key = await recoveryKey(q, keys);
  const changed = await q.query(
    'UPDATE kept_key SET sealed = $2, sealed_with = $3 WHERE name = $1 AND sealed_with <> $3 RETURNING 1',
    [NAME, sealSecret(keys, about, key), keyName(keys)],
  );
  return changed.length;
}

async function sealedKey(q: Queryable): Promise<Buffer | null> {
  const [row] = await q.query<{ sealed: Buffer }>('SELECT sealed FROM kept_key WHERE name = $1', [NAME]);
  return row?.sealed ?? null;
}
