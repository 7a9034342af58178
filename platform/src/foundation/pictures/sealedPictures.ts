import { createHash } from 'node:crypto';
import { type Keys, keyName, openBytes, sealBytes } from '../crypto/sealedSecret.ts';
import type { Database } from '../database/connect.ts';

export interface SealedPicture {
  readonly sealed: Buffer;
  readonly sealedWith: string;
  readonly digest: Buffer;
}

/** Seals a picture, bound to its row, which `about` names. */
export function sealPicture(keys: Keys, about: string, picture: Buffer): SealedPicture {
  const sealed = sealBytes(keys, about, picture);
  return { sealed, sealedWith: keyName(keys), digest: createHash('sha256').update(sealed).digest() };
}

/** How a domain stores sealed pictures: the name of a row, and the statements that read and write one. */
export interface KeptPictures {
  readonly about: (id: string) => string;
  /** SQL: ids under another key than $1, at most $2. */
  readonly others: string;
  /** SQL: `sealed` of the row $1. */
  readonly read: string;
  /** SQL: writes $3 (`sealed`), $4 (`sealed_with`), $5 (`digest`) to the row $1 if it still has $2. */
  readonly write: string;
}

/** Pictures resealed at a time: each has some megabytes. */
const AT_A_TIME = 20;

/**
 * Reseals pictures that are under another key than the first; returns how many, the rest follows with the next run.
 * Throws when no key opens one.
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
