import { createHmac, randomInt } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';

/** Lifetime of a temporary password, minutes. */
export const TEMPORARY_MINUTES = 30;

/** No characters that look alike: it is read off a screen and typed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

/** A new temporary password, such as `k7mx-p3wd-9gtn`: 59 bits. It has letters and digits, as markets require. */
export function newTemporaryPassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  const groups = Array.from({ length: GROUPS }, () => Array.from({ length: SIGNS_OF_GROUP }, sign).join(''));
  const password = groups.join('-');
  return /[a-z]/.test(password) && /\d/.test(password) ? password : newTemporaryPassword();
}

/**
 * Stores a temporary password beside earlier ones: a request by somebody else must not void one that the member
 * received. Only its keyed hash is stored; 59 random bits need no slow hash, and one statement finds and consumes it.
 *
 * @param memberId null: nobody's, for the same work
 */
export async function storeTemporaryPassword(
  q: Queryable,
  key: string,
  now: Date,
  memberId: MemberId | null,
  password: string,
): Promise<void> {
  await q.query('INSERT INTO temporary_password (member_id, password_hash, made_at) VALUES ($1, $2, $3)', [
    memberId,
    hashOf(key, memberId, password),
    now,
  ]);
}

/**
 * Whether this is a temporary password of the member; true once, also for concurrent tries. Does the same work for a
 * member without one, and for no member.
 */
export async function isTemporaryPassword(
  q: Queryable,
  key: string,
  now: Date,
  memberId: MemberId | null,
  typed: string,
): Promise<boolean> {
  const taken = await q.query(
    `UPDATE temporary_password SET taken_at = $4
     WHERE member_id = $1 AND password_hash = $2 AND made_at > $3 AND taken_at IS NULL RETURNING 1`,
    [memberId, hashOf(key, memberId, typed), oldest(now), now],
  );
  return taken.length > 0;
}

/**
 * Whether the member signed in with this temporary password: it stands in for the old one in the change that must
 * follow.
 */
export async function isSpentTemporaryPassword(
  q: Queryable,
  key: string,
  now: Date,
  memberId: MemberId,
  typed: string,
): Promise<boolean> {
  const spent = await q.query(
    'SELECT FROM temporary_password WHERE member_id = $1 AND password_hash = $2 AND made_at > $3 AND taken_at IS NOT NULL',
    [memberId, hashOf(key, memberId, typed), oldest(now)],
  );
  return spent.length > 0;
}

/** Voids every temporary password of a member. */
export async function voidTemporaryPassword(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('DELETE FROM temporary_password WHERE member_id = $1', [memberId]);
}

export async function forgetOldTemporaryPasswords(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM temporary_password WHERE made_at <= $1', [oldest(now)]);
}

const oldest = (now: Date): Date => new Date(now.getTime() - TEMPORARY_MINUTES * 60_000);

/** Case, hyphens and spaces are ignored: phones insert them. */
const spelled = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');

/** `key`: 32 bytes in hex, kept outside the database. */
const hashOf = (key: string, memberId: MemberId | null, typed: string): Buffer =>
  createHmac('sha256', Buffer.from(key, 'hex'))
    .update(JSON.stringify(['temporary password', memberId, spelled(typed)]))
    .digest();
