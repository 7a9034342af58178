import { createHash } from 'node:crypto';
import { MAX_SITE_PICTURE_BYTES, MIN_SITE_PICTURE_WIDTH } from '@unisite/shared/contract/operatorsPictures';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { pictureFile } from '../../../foundation/pictures/pictureFile.ts';
import { type PictureFormat, reencodePicture } from '../../../foundation/pictures/reencodePicture.ts';
import type { SentPicture } from '../../../foundation/pictures/sendPicture.ts';

interface KeptPicture {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/**
 * Stores a re-encoded picture for operators' content; identical pictures are stored once.
 *
 * @throws Refusal NOT_A_PICTURE, PICTURE_TOO_SMALL, PAYLOAD_TOO_LARGE
 */
export async function keepSitePicture(
  q: Queryable,
  at: Date,
  { image, by }: { readonly image: string; readonly by: string },
): Promise<KeptPicture> {
  const { type, picture, width, height } = await reencodePicture(pictureFile(image, MAX_SITE_PICTURE_BYTES));
  if (width < MIN_SITE_PICTURE_WIDTH)
    throw new Refusal('PICTURE_TOO_SMALL', { params: { least: MIN_SITE_PICTURE_WIDTH } });
  const name = `u-${createHash('sha256').update(picture).digest('hex').slice(0, 32)}`;
  await q.query(
    `INSERT INTO site_picture (name, type, picture, width, height, by, at) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (name) DO NOTHING`,
    [name, type, picture, width, height, by, at],
  );
  return { name, width, height };
}

/** An uploaded picture by name; null: none. */
export async function sitePicture(q: Queryable, name: string): Promise<SentPicture | null> {
  if (!isSitePicture(name)) return null;
  const [row] = await q.query<{ type: PictureFormat; picture: Buffer }>(
    'SELECT type, picture FROM site_picture WHERE name = $1',
    [name],
  );
  return row ?? null;
}

export async function hasSitePicture(q: Queryable, name: string): Promise<boolean> {
  const found = await q.query('SELECT FROM site_picture WHERE name = $1', [name]);
  return found.length > 0;
}

/** Whether a name is that of an uploaded picture. */
export const isSitePicture = (name: string): boolean => /^u-[0-9a-f]{32}$/.test(name);

/** Path where visitors get an uploaded picture. */
export const sitePicturePath = (name: string): string => `/wps/pictures/${name}`;

/** Names of the latest uploaded pictures, at most `most`. */
export async function latestSitePictures(q: Queryable, most: number): Promise<string[]> {
  const rows = await q.query<{ name: string }>('SELECT name FROM site_picture ORDER BY at DESC, name LIMIT $1', [most]);
  return rows.map(({ name }) => name);
}
