import { randomUUID } from 'node:crypto';
import {
  type ApplicationPicture,
  MAX_APPLICATION_BYTES,
  MAX_APPLICATION_PICTURES,
  type MemberId,
} from '@unisite/shared/contract';
import { type Keys, openBytes } from '../../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { pictureFile } from '../../../foundation/pictures/pictureFile.ts';
import { type PictureFormat, reencodePicture } from '../../../foundation/pictures/reencodePicture.ts';
import { type KeptPictures, resealKeptPictures, sealPicture } from '../../../foundation/pictures/sealedPictures.ts';
import type { SentPicture } from '../../../foundation/pictures/sendPicture.ts';

const kept: KeptPictures = {
  about: (id) => `application picture ${id}`,
  others: 'SELECT id FROM promotion_picture WHERE sealed_with <> $1 LIMIT $2',
  read: 'SELECT sealed FROM promotion_picture WHERE id = $1',
  write: 'UPDATE promotion_picture SET sealed = $3, sealed_with = $4, digest = $5 WHERE id = $1 AND sealed = $2',
};

/** Retention: unsent pictures from upload, an application's from its decision. */
const UNSENT_MS = 86_400_000;
const DECIDED_MS = 30 * 86_400_000;

export interface DrawnPicture {
  readonly type: PictureFormat;
  readonly picture: Buffer;
}

/** @throws Refusal NOT_A_PICTURE, PAYLOAD_TOO_LARGE */
export const drawPicture = (image: string): Promise<DrawnPicture> =>
  reencodePicture(pictureFile(image, MAX_APPLICATION_BYTES));

interface Whose {
  readonly promotion: string;
  readonly memberId: MemberId;
}

/**
 * Keeps a picture for a member's next application to a promotion, sealed. The caller holds the lock on the member's
 * applications.
 *
 * @throws Refusal TOO_MANY_PICTURES
 */
export async function keepPicture(
  q: Queryable,
  keys: Keys,
  { promotion, memberId, type, picture, at }: Whose & DrawnPicture & { readonly at: Date },
): Promise<void> {
  if ((await unsentPictures(q, { promotion, memberId })).length >= MAX_APPLICATION_PICTURES)
    throw new Refusal('TOO_MANY_PICTURES', { params: { most: MAX_APPLICATION_PICTURES } });
  const id = randomUUID();
  const { sealed, sealedWith, digest } = sealPicture(keys, kept.about(id), picture);
  await q.query(
    `INSERT INTO promotion_picture (id, promotion_id, member_id, type, sealed, sealed_with, bytes, digest, at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [id, promotion, memberId, type, sealed, sealedWith, picture.length, digest, at],
  );
}

interface PictureRow {
  readonly id: string;
  readonly bytes: number;
}

/** A member's unsent pictures, in upload order. */
export const unsentPictures = (q: Queryable, { promotion, memberId }: Whose): Promise<PictureRow[]> =>
  q.query<PictureRow>(
    `SELECT id, bytes FROM promotion_picture WHERE member_id = $1 AND promotion_id = $2 AND application_id IS NULL
     ORDER BY at, id`,
    [memberId, promotion],
  );

/** The pictures of an application, in upload order. */
export const picturesOf = (q: Queryable, application: string): Promise<PictureRow[]> =>
  q.query<PictureRow>('SELECT id, bytes FROM promotion_picture WHERE application_id = $1 ORDER BY at, id', [
    application,
  ]);

/** Removes an unsent picture. */
export async function removePicture(q: Queryable, { promotion, memberId }: Whose, id: string): Promise<void> {
  await q.query(
    'DELETE FROM promotion_picture WHERE id = $1 AND member_id = $2 AND promotion_id = $3 AND application_id IS NULL',
    [id, memberId, promotion],
  );
}

/** Serves members their own pictures. */
export const picturesPath = '/wps/promotions/pictures/:id';

export const pictureToWire = ({ id, bytes }: PictureRow): ApplicationPicture => ({
  id,
  bytes,
  address: picturesPath.replace(':id', id),
});

/** A picture, limited to one member's or one application's when named. Null: there is none. */
export async function openedPicture(
  q: Queryable,
  keys: Keys,
  id: string,
  of: { readonly memberId: MemberId } | { readonly application: string },
): Promise<SentPicture | null> {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(id)) return null;
  const [row] = await q.query<{ type: PictureFormat; sealed: Buffer }>(
    `SELECT type, sealed FROM promotion_picture
     WHERE id = $1 AND ($2::bigint IS NULL OR member_id = $2) AND ($3::bigint IS NULL OR application_id = $3)`,
    [id, 'memberId' in of ? of.memberId : null, 'application' in of ? of.application : null],
  );
  return row ? { type: row.type, picture: openBytes(keys, kept.about(id), row.sealed) } : null;
}

/** Re-seals a batch of pictures under the first key; returns how many. */
export const resealApplicationPictures = (q: Pick<Database, 'query'>, keys: Keys): Promise<number> =>
  resealKeptPictures(q, keys, kept);

/** Deletes pictures past their retention. */
export async function forgetOldApplicationPictures(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM promotion_picture WHERE application_id IS NULL AND at < $1', [
    new Date(now.getTime() - UNSENT_MS),
  ]);
  await q.query(
    `DELETE FROM promotion_picture p USING promotion_application a
     WHERE a.id = p.application_id AND a.decided_at < $1`,
    [new Date(now.getTime() - DECIDED_MS)],
  );
}
