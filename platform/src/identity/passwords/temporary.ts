import { randomInt } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import { hashPassword, isPassword } from './hashPassword.ts';

/** How long a temporary password is good, minutes. */
export const TEMPORARY_MINUTES = 30;

/** No letter that looks like a digit, none that looks like another: it is read off a screen and typed. */
const SIGNS = 'abcdefghjkmnpqrstuvwxyz23456789';
const GROUPS = 3;
const SIGNS_OF_GROUP = 4;

/** A new temporary password, as `k7mx-p3wd-9gtn`: 59 bits. It has letters and digits, as markets ask of passwords. */
export function newTemporaryPassword(): string {
  const sign = () => SIGNS[randomInt(SIGNS.length)];
  const groups = Array.from({ length: GROUPS }, () => Array.from({ length: SIGNS_OF_GROUP }, sign).join(''));
  const password = groups.join('-');
  return /[a-z]/.test(password) && /\d/.test(password) ? password : newTemporaryPassword();
}

/**
 * Keeps a temporary password, in the place of the one before; its hash alone.
 *
 * @param memberId null: nobody's, for the same work
 */
export async function storeTemporaryPassword(
  q: Queryable,
  now: Date,
  memberId: MemberId | null,
  hash: string,
): Promise<void> {
  await q.query(
    `INSERT INTO temporary_password (member_id, password_hash, made_at) VALUES ($1, $2, $3)
     ON CONFLICT (member_id) DO UPDATE SET password_hash = excluded.password_hash, made_at = excluded.made_at, taken_at = NULL`,
    [memberId, hash, now],
  );
}

/** The hash of a temporary password. */
export const hashTemporaryPassword = (password: string): Promise<string> => hashPassword(spelled(password));

/**
 * Whether this is the member's temporary password; true once, of two that try at a time for one. The same work is done
 * for a member without one, and for nobody.
 */
export async function isTemporaryPassword(
  q: Queryable,
  now: Date,
  memberId: MemberId | null,
  typed: string,
): Promise<boolean> {
  const found = await good(q, now, memberId, 'taken_at IS NULL');
  if (!(await isPassword(spelled(typed), found?.hash ?? null)) || !found) return false;
  const taken = await q.query(
    'UPDATE temporary_password SET taken_at = $2 WHERE id = $1 AND taken_at IS NULL RETURNING 1',
    [found.id, now],
  );
  return taken.length > 0;
}

/**
 * Whether this is the temporary password that the member signed in with: what stands for the old one in the change that
 * has to follow.
 */
export async function isSpentTemporaryPassword(
  q: Queryable,
  now: Date,
  memberId: MemberId,
  typed: string,
): Promise<boolean> {
  const found = await good(q, now, memberId, 'taken_at IS NOT NULL');
  return isPassword(spelled(typed), found?.hash ?? null);
}

export async function voidTemporaryPassword(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('DELETE FROM temporary_password WHERE member_id = $1', [memberId]);
}

export async function forgetOldTemporaryPasswords(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM temporary_password WHERE made_at <= $1', [oldest(now)]);
}

async function good(q: Queryable, now: Date, memberId: MemberId | null, which: string) {
  const [row] = await q.query<{ id: string; hash: string }>(
    `SELECT id, password_hash AS hash FROM temporary_password WHERE member_id = $1 AND made_at > $2 AND ${which}`,
    [memberId, oldest(now)],
  );
  return row;
}

const oldest = (now: Date): Date => new Date(now.getTime() - TEMPORARY_MINUTES * 60_000);

/** Capitals, hyphens and spaces do not matter: telephones put them in. */
const spelled = (typed: string): string => typed.toLowerCase().replace(/[\s-]/g, '');
