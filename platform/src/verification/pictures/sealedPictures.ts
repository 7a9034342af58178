import { createHash } from 'node:crypto';
import { type Keys, keyName, openBytes, sealBytes } from '../../foundation/crypto/sealedSecret.ts';
import type { Database } from '../../foundation/database/connect.ts';

const about = (id: string): string => `identity document ${id}`;

export interface SealedPicture {
  readonly sealed: Buffer;
  readonly sealedWith: string;
  readonly digest: Buffer;
}

/** Seals a picture for its row alone. */
export function sealPicture(keys: Keys, id: string, picture: Buffer): SealedPicture {
  const sealed = sealBytes(keys, about(id), picture);
  return { sealed, sealedWith: keyName(keys), digest: createHash('sha256').update(sealed).digest() };
}

/** Throws when none of the keys opens it, or it is another row's. */
export const openPicture = (keys: Keys, id: string, sealed: Buffer): Buffer => openBytes(keys, about(id), sealed);

/** How many are sealed again at a time: each is some megabytes. */
const AT_A_TIME = 20;

/**
 * Seals pictures with the first key that are under another; answers of how many, the rest follows with the next run.
 * Throws when none of the keys opens one.
 */
export async function resealPictures(q: Pick<Database, 'query'>, keys: Keys): Promise<number> {
  const others = await q.query<{ id: string }>('SELECT id FROM identity_document WHERE sealed_with <> $1 LIMIT $2', [
    keyName(keys),
    AT_A_TIME,
  ]);
  for (const { id } of others) {
    const [row] = await q.query<{ sealed: Buffer }>('SELECT sealed FROM identity_document WHERE id = $1', [id]);
    if (!row) continue;
    const { sealed, sealedWith, digest } = sealPicture(keys, id, openPicture(keys, id, row.sealed));
    await q.query(
      'UPDATE identity_document SET sealed = $3, sealed_with = $4, digest = $5 WHERE id = $1 AND sealed = $2',
      [id, row.sealed, sealed, sealedWith, digest],
    );
  }
  return others.length;
}
