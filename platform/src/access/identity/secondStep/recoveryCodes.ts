import { createHmac, randomInt } from 'node:crypto';
import type { MemberId } from '@unisite/shared/contract';
import type { Keys } from '../../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';
import { recoveryKey } from './recoveryKey.ts';

const CODES = 10;
const GROUP = 5;
/** Without characters that look alike (0 and O, 1 and I): five bits each, fifty per code. */
const SIGNS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

function newCode(): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS[randomInt(SIGNS.length)]).join('');
  return `${group()}-${group()}`;
}

/**
 * The stored form of a code: HMAC-SHA-256 under a key outside the database, over the member too. A slow hash (argon2id)
 * is for what people choose; fifty random bits under a key cannot be brute-forced, and a deterministic hash lets one
 * statement find and consume the code, so that only one of two concurrent calls succeeds.
 */
function hashOf(key: string, memberId: MemberId, code: string): Buffer {
  return createHmac('sha256', Buffer.from(key, 'hex'))
    .update(JSON.stringify([memberId, signsOf(code)]))
    .digest();
}

/** Whether it has the form of a recovery code. */
export const isRecoveryCode = (typed: string): boolean => new RegExp(`^[${SIGNS}]{${2 * GROUP}}$`).test(signsOf(typed));

/** Issues ten new codes in place of all previous ones; only their hashes are stored. */
export async function issueRecoveryCodes(q: Queryable, factorsKeys: Keys, memberId: MemberId): Promise<string[]> {
  const key = await recoveryKey(q, factorsKeys);
  const codes = new Set<string>();
  while (codes.size < CODES) codes.add(newCode());
  await deleteRecoveryCodes(q, memberId);
  await q.query('INSERT INTO recovery_code (member_id, code_hash) SELECT $1, unnest($2::bytea[])', [
    memberId,
    [...codes].map((code) => hashOf(key, memberId, code)),
  ]);
  return [...codes];
}

/** Whether it is an unused code of the member; true once. Case, spaces and the dash are ignored. */
export async function consumeRecoveryCode(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  memberId: MemberId,
  code: string,
): Promise<boolean> {
  const key = await recoveryKey(database, settings.identity.factorsKeys);
  const taken = await database.query(
    'UPDATE recovery_code SET used_at = $3 WHERE member_id = $1 AND code_hash = $2 AND used_at IS NULL RETURNING 1',
    [memberId, hashOf(key, memberId, code), clock()],
  );
  return taken.length > 0;
}

export async function countRecoveryCodes(q: Queryable, memberId: MemberId): Promise<number> {
  const [row] = await q.query<{ left: number }>(
    'SELECT count(*)::int AS "left" FROM recovery_code WHERE member_id = $1 AND used_at IS NULL',
    [memberId],
  );
  return row?.left ?? 0;
}

export async function deleteRecoveryCodes(q: Queryable, memberId: MemberId): Promise<void> {
  await q.query('DELETE FROM recovery_code WHERE member_id = $1', [memberId]);
}

const signsOf = (typed: string): string => typed.toUpperCase().replace(/[^0-9A-Z]/g, '');
