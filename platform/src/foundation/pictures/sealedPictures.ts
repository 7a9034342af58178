import { createHash } from 'node:crypto';
import { type Keys, keyName, openBytes, sealBytes } from '../crypto/sealedSecret.ts';
import type { Database } from '../database/connect.ts';

export interface SealedPicture {
  readonly sealed: Buffer;
  readonly sealedWith: string;
  readonly digest: Buffer;
}

/** Seals a picture for its row alone, which `about` names. */
export function sealPicture(keys: Keys, about: string, picture: Buffer): SealedPicture {
  const sealed = sealBytes(keys, about, picture);
  return { sealed, sealedWith: keyName(keys), digest: createHash('sha256').update(sealed).digest() };
}

/** Where a domain keeps sealed pictures: what names a row of them, and the statements that read and write one. */
export interface KeptPictures {
  readonly about: (id: string) => string;
  /** Ids under another key than $1, at most $2. */
  readonly others: string;
  /** `sealed` of the row $1. */
  readonly read: string;
  /** Writes $3 (`sealed`), $4 (`sealed_with`), $5 (`digest`) to the row $1 that still has $2. */
  readonly write: string;
}

/** How many are sealed again at a time: each is some megabytes. */
const AT_A_TIME = 20;

/**
 * Seals pictures with the first key that are under another; answers of how many, the rest follows with the next run.
 * Throws when none of the keys opens one.
 */
export async function resealKeptPictures(q: Pick<Database, 'query'>, keys: Keys, kept: KeptPictures): Promise<number> {
  const others = await q.query<{ id: string }>(kept.others, [keyName(keys), AT_A_TIME]);
  for (const { id } of others) {
    const [row] = await q.query<{ sealed: Buffer }>(kept.read, [id]);
    if (!row) continue;
    const about = kept.about(id);
    const { sealed, sealedWith, digest } = sealPicture(keys, about, openBytes(keys, about, row.sealed));
    await q.query(kept.write, [id, row.sealed, sealed, sealedWith, digest]);
  }
  return others.length;
}
