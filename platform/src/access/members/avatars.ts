import { randomBytes } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { SentPicture } from '../../foundation/pictures/sendPicture.ts';
import type { Art } from '../../foundation/services.ts';

/** A member's avatar: an uploaded picture, or else one of the drawn ones. */
export interface Shown {
  /** Number of the drawn avatar. */
  readonly avatar: number;
  /** Name of the uploaded picture. */
  readonly picture: string | null;
}

/** SQL: the two columns of `Shown`, for a row of `member` under this alias. */
export const shownColumns = (member: string): string =>
  `${member}.avatar, (SELECT p.name FROM member_picture p WHERE p.member_id = ${member}.id) AS picture`;

/** Where uploaded pictures are served: to whoever knows the name, which cannot be guessed. */
export const memberPicturesPath = '/wps/member/pictures/:name';

export const avatarUrl = (art: Art, { avatar, picture }: Shown): string =>
  picture === null ? drawnAvatarUrl(art, avatar) : memberPicturesPath.replace(':name', picture);

export const drawnAvatarUrl = (art: Art, number: number): string => art.url(`avatars/${number}.svg`);

/** Sets a drawn avatar; an uploaded picture is deleted. */
export async function writeAvatar(q: Queryable, memberId: MemberId, avatar: number): Promise<void> {
  await q.query('DELETE FROM member_picture WHERE member_id = $1', [memberId]);
  await q.query('UPDATE member SET avatar = $2 WHERE id = $1', [memberId, avatar]);
}

/**
 * Stores an uploaded picture in place of the previous one, under a new name (returned); null while operators bar
 * uploads.
 */
export async function writePicture(
  q: Queryable,
  memberId: MemberId,
  picture: Buffer,
  now: Date,
): Promise<string | null> {
  const [row] = await q.query<{ name: string }>(
    `INSERT INTO member_picture (member_id, name, picture, at)
     SELECT m.id, $2, $3, $4 FROM member m WHERE m.id = $1 AND (m.no_picture_until IS NULL OR m.no_picture_until <= $4)
     ON CONFLICT (member_id) DO UPDATE SET name = excluded.name, picture = excluded.picture, at = excluded.at RETURNING name`,
    [memberId, randomBytes(16).toString('hex'), picture, now],
  );
  return row?.name ?? null;
}

/** Removes an uploaded picture, and bars uploads until then. False if there is none. */
export async function takePictureAway(q: Queryable, memberId: MemberId, until: Date): Promise<boolean> {
  const gone = await q.query('DELETE FROM member_picture WHERE member_id = $1 RETURNING 1', [memberId]);
  if (gone.length === 0) return false;
  await q.query('UPDATE member SET no_picture_until = $2 WHERE id = $1', [memberId, until]);
  return true;
}

/** The JPG that a member uploaded. */
export async function pictureOfMember(q: Queryable, memberId: MemberId): Promise<Buffer | null> {
  const [row] = await q.query<{ picture: Buffer }>('SELECT picture FROM member_picture WHERE member_id = $1', [
    memberId,
  ]);
  return row?.picture ?? null;
}

export async function memberPicture(q: Queryable, name: string): Promise<SentPicture | null> {
  if (!/^[0-9a-f]{32}$/.test(name)) return null;
  const [row] = await q.query<{ picture: Buffer }>('SELECT picture FROM member_picture WHERE name = $1', [name]);
  return row ? { type: 'image/jpeg', picture: row.picture } : null;
}
