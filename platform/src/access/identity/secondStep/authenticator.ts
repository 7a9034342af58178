import type { MemberId } from '@unisite/shared/contract';
import { type Keys, keyName, openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import { codePairOf, newSecret, stepOfCode, stepOfPair } from '../../../foundation/crypto/totp.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Services } from '../services.ts';

/** An unconfirmed secret is deleted after this time: it was shown on a screen. */
const BEGUN_MS = 15 * 60_000;

const about = (memberId: MemberId): string => `authenticator of member ${memberId}`;

/** Whether the member has confirmed an authenticator. */
export async function hasTwoFactor(q: Queryable, memberId: MemberId): Promise<boolean> {
  return (await twoFactorEnabledAt(q, memberId)) !== null;
}

/** When the member confirmed the authenticator; null if there is none. */
export async function twoFactorEnabledAt(q: Queryable, memberId: MemberId): Promise<Date | null> {
  const [row] = await q.query<{ since: Date }>(
    'SELECT confirmed_at AS since FROM member_totp WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [memberId],
  );
  return row?.since ?? null;
}

/**
 * Creates a new secret (base32) for the member's authenticator, replacing an unconfirmed one. Null: an authenticator is
 * confirmed already.
 */
export async function enrolAuthenticator(
  q: Queryable,
  keys: Keys,
  now: Date,
  memberId: MemberId,
): Promise<string | null> {
  const secret = newSecret();
  const rows = await q.query(
    `INSERT INTO member_totp AS t (member_id, secret, begun_at, sealed_with) VALUES ($1, $2, $3, $4)
     ON CONFLICT (member_id) DO UPDATE SET secret = excluded.secret, begun_at = excluded.begun_at, sealed_with = excluded.sealed_with
     WHERE t.confirmed_at IS NULL RETURNING 1`,
    [memberId, sealSecret(keys, about(memberId), secret), now, keyName(keys)],
  );
  return rows.length > 0 ? secret : null;
}

/** `none`: nothing was started recently, or an authenticator is confirmed already. */
export type Confirmation = 'confirmed' | 'wrongCode' | 'none';

/**
 * Confirms the pending authenticator with one of its codes, which is consumed; of two concurrent calls one gets `none`.
 */
export async function confirmAuthenticator(
  q: Queryable,
  keys: Keys,
  now: Date,
  memberId: MemberId,
  code: string,
): Promise<Confirmation> {
  const [begun] = await q.query<{ secret: Buffer }>(
    'SELECT secret FROM member_totp WHERE member_id = $1 AND confirmed_at IS NULL AND begun_at > $2',
    [memberId, new Date(now.getTime() - BEGUN_MS)],
  );
  if (!begun) return 'none';
  const step = stepOfTyped(keys, memberId, begun.secret, code, now);
  if (step === null) return 'wrongCode';
  const rows = await q.query(
    `UPDATE member_totp SET confirmed_at = $3, last_step = $4
     WHERE member_id = $1 AND secret = $2 AND confirmed_at IS NULL RETURNING 1`,
    [memberId, begun.secret, now, step],
  );
  return rows.length > 0 ? 'confirmed' : 'none';
}

/**
 * Whether it is a code of the confirmed authenticator, for the present time step or an adjacent one, or two in a row
 * ending there, and no code of that step or a later one was consumed before.
 */
export async function consumeTotp(
  { database, clock, settings }: Pick<Services, 'database' | 'clock' | 'settings'>,
  memberId: MemberId,
  code: string,
): Promise<boolean> {
  const [row] = await database.query<{ secret: Buffer }>(
    'SELECT secret FROM member_totp WHERE member_id = $1 AND confirmed_at IS NOT NULL',
    [memberId],
  );
  const step = row && stepOfTyped(settings.identity.factorsKeys, memberId, row.secret, code, clock());
  if (!row || step === null) return false;
  const taken = await database.query(
    'UPDATE member_totp SET last_step = $3 WHERE member_id = $1 AND secret = $2 AND confirmed_at IS NOT NULL AND last_step < $3 RETURNING 1',
    [memberId, row.secret, step],
  );
  return taken.length > 0;
}

/** Removes the authenticator; false if none was confirmed. */
export async function removeAuthenticator(q: Queryable, memberId: MemberId): Promise<boolean> {
  const rows = await q.query('DELETE FROM member_totp WHERE member_id = $1 AND confirmed_at IS NOT NULL RETURNING 1', [
    memberId,
  ]);
  return rows.length > 0;
}

/** Deletes secrets that were not confirmed in time. */
export async function forgetOldAuthenticators(q: Queryable, now: Date): Promise<void> {
  await q.query('DELETE FROM member_totp WHERE confirmed_at IS NULL AND begun_at <= $1', [
    new Date(now.getTime() - BEGUN_MS),
  ]);
}

const BATCH = 500;

/**
 * Reseals with the first key what is under another. `unopened`: secrets that no key opens, whose members must enrol
 * again.
 */
export async function resealAuthenticators(q: Queryable, keys: Keys): Promise<{ resealed: number; unopened: number }> {
  const counted = { resealed: 0, unopened: 0 };
  let after = '0';
  for (;;) {
    const rows = await q.query<{ memberId: MemberId; secret: Buffer }>(
      `SELECT member_id AS "memberId", secret FROM member_totp WHERE sealed_with IS DISTINCT FROM $1 AND member_id > $2
       ORDER BY member_id LIMIT ${BATCH}`,
      [keyName(keys), after],
    );
    for (const { memberId, secret } of rows) {
      const plain = openedOrNull(keys, memberId, secret);
      counted[plain === null ? 'unopened' : 'resealed'] += 1;
      if (plain === null) continue;
      // A member who enrols again meanwhile has another secret.
      await q.query('UPDATE member_totp SET secret = $3, sealed_with = $4 WHERE member_id = $1 AND secret = $2', [
        memberId,
        secret,
        sealSecret(keys, about(memberId), plain),
        keyName(keys),
      ]);
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return counted;
    after = last.memberId;
  }
}

function openedOrNull(keys: Keys, memberId: MemberId, secret: Buffer): string | null {
  try {
    return openSecret(keys, about(memberId), secret);
  } catch {
    return null;
  }
}

function stepOfTyped(keys: Keys, memberId: MemberId, sealed: Buffer, code: string, now: Date): number | null {
  const secret = openSecret(keys, about(memberId), sealed);
  const pair = codePairOf(code);
  // Authenticators show the code in two groups, and some people copy it like that.
  return pair ? stepOfPair(secret, pair, now) : stepOfCode(secret, code.replace(/\s/g, ''), now);
}
