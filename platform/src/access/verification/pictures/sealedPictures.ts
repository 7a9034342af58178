import { type Keys, openBytes } from '../../../foundation/crypto/sealedSecret.ts';
import type { Database } from '../../../foundation/database/connect.ts';
import {
  type KeptPictures,
  resealKeptPictures,
  type SealedPicture,
  sealPicture as seal,
} from '../../../foundation/pictures/sealedPictures.ts';

const kept: KeptPictures = {
  about: (id) => `identity document ${id}`,
  others: 'SELECT id FROM identity_document WHERE sealed_with <> $1 LIMIT $2',
  read: 'SELECT sealed FROM identity_document WHERE id = $1',
  write: 'UPDATE identity_document SET sealed = $3, sealed_with = $4, digest = $5 WHERE id = $1 AND sealed = $2',
};

/** Seals a picture, bound to its row. */
export const sealPicture = (keys: Keys, id: string, picture: Buffer): SealedPicture =>
  seal(keys, kept.about(id), picture);

/** Throws when no key opens it, or it belongs to another row. */
export const openPicture = (keys: Keys, id: string, sealed: Buffer): Buffer => openBytes(keys, kept.about(id), sealed);

/** Reseals a batch of pictures that are under another key than the first; returns how many. */
export const resealPictures = (q: Pick<Database, 'query'>, keys: Keys): Promise<number> =>
  resealKeptPictures(q, keys, kept);
