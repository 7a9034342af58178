import { randomBytes } from 'node:crypto';
import type { CallerSettings, VendorCaller } from '@unisite/shared/contract/operatorsVendors';
import type { Keys } from '../../foundation/crypto/sealedSecret.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import { openVendorSecret, sealVendorSecret } from './sealedSecrets.ts';
import { SANDBOX } from './secrets.ts';

interface CallerRow extends CallerSettings {
  readonly caller: string;
  readonly version: number;
  readonly madeAt: Date | null;
  readonly takenAt: Date | null;
  readonly previousUntil: Date | null;
  readonly done: number;
  readonly refused: number;
  readonly unsigned: number;
  readonly failed: number;
  readonly lastAt: Date | null;
}

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

/** Callers with their calls of a day, for operators; never their secrets. */
export async function listCallers(q: Queryable, now: Date, caller: string | null = null): Promise<VendorCaller[]> {
  const rows = await q.query<CallerRow>(
    `SELECT k.caller, k.unknown_rollback AS "unknownRollback", k.promo_wins AS "promoWins", k.version, k.made_at AS "madeAt",
       k.taken_at AS "takenAt", CASE WHEN k.previous_until > $1 THEN k.previous_until END AS "previousUntil",
       coalesce(sum(h.done), 0)::int AS done, coalesce(sum(h.refused), 0)::int AS refused, coalesce(sum(h.unsigned), 0)::int AS unsigned,
       coalesce(sum(h.failed), 0)::int AS failed, max(h.last_at) AS "lastAt"
     FROM vendor_secret k LEFT JOIN vendor_call_hour h ON h.caller = k.caller AND h.hour > $1::timestamptz - interval '25 hours'
     WHERE $2::text IS NULL OR k.caller = $2 GROUP BY k.caller ORDER BY k.caller`,
    [now, caller],
  );
  return rows.map(({ version, madeAt, takenAt, previousUntil, done, refused, unsigned, failed, lastAt, ...row }) => ({
    ...row,
    standIn: row.caller === SANDBOX,
    secret: { version, madeAt: instant(madeAt), takenAt: instant(takenAt), previousUntil: instant(previousUntil) },
    calls: { done, refused, unsigned, failed, lastAt: instant(lastAt) },
  }));
}

const HALF_BYTES = 32;
const HALF_LENGTH = Math.ceil((HALF_BYTES * 4) / 3);

/** Half of a secret, which is two halves concatenated: random bits that nobody has to read aloud. */
export const newHalf = (): string => randomBytes(HALF_BYTES).toString('base64url');

/** Adds a caller. False when the name is taken. */
export async function addCaller(
  q: Queryable,
  keys: Keys,
  caller: string,
  { secret, ...settings }: CallerSettings & { readonly secret: string },
  now: Date,
): Promise<boolean> {
  const rows = await q.query(
    `INSERT INTO vendor_secret (caller, secret, unknown_rollback, promo_wins, made_at) VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT (caller) DO NOTHING RETURNING caller`,
    [caller, sealVendorSecret(keys, caller, secret), settings.unknownRollback, settings.promoWins, now],
  );
  return rows.length > 0;
}

/**
 * Applies from the next call on. False, without effect, when there is no such caller, or its present settings are not
 * the expected ones.
 */
export async function updateCaller(
  q: Queryable,
  caller: string,
  { unknownRollback, promoWins, expected }: CallerSettings & { readonly expected: CallerSettings },
): Promise<boolean> {
  const rows = await q.query(
    `UPDATE vendor_secret SET unknown_rollback = $2, promo_wins = $3
     WHERE caller = $1 AND unknown_rollback = $4 AND promo_wins = $5 RETURNING caller`,
    [caller, unknownRollback, promoWins, expected.unknownRollback, expected.promoWins],
  );
  return rows.length > 0;
}

interface Rotation {
  readonly caller: string;
  readonly expected: number;
  readonly secret: string;
  /** Null: the current secret is no longer accepted. */
  readonly previousUntil: Date | null;
}

/**
 * Gives a caller a new secret; the one it uses is also accepted until `previousUntil`. If it never used the current
 * one, that is dropped, and the previous one, which it still uses, stays accepted. False when the version is not the
 * expected one.
 */
export async function rotateSecret(
  q: Queryable,
  keys: Keys,
  { caller, expected, secret, previousUntil }: Rotation,
  now: Date,
): Promise<boolean> {
  const rows = await q.query(
    `UPDATE vendor_secret SET secret = $3, version = version + 1, taken_at = NULL, made_at = $4, previous_until = $5,
       previous_secret = CASE WHEN $5::timestamptz IS NULL THEN NULL WHEN taken_at IS NULL AND previous_until > $4 THEN previous_secret ELSE secret END
     WHERE caller = $1 AND version = $2 RETURNING caller`,
    [caller, expected, sealVendorSecret(keys, caller, secret), now, previousUntil],
  );
  return rows.length > 0;
}

/** The second half of a secret of this version, until the vendor has called with it; null: no longer revealed. */
export async function secondHalf(
  q: Queryable,
  keys: Keys,
  { caller, version }: { readonly caller: string; readonly version: number },
): Promise<string | null> {
  const [row] = await q.query<{ secret: Buffer }>(
    'SELECT secret FROM vendor_secret WHERE caller = $1 AND version = $2 AND taken_at IS NULL',
    [caller, version],
  );
  return row ? openVendorSecret(keys, caller, row.secret).slice(HALF_LENGTH) : null;
}

/** Stops accepting the previous secret. False when the version is not the expected one. */
export async function endPreviousSecret(q: Queryable, caller: string, expected: number): Promise<boolean> {
  const rows = await q.query(
    `UPDATE vendor_secret SET version = version + 1, previous_secret = NULL, previous_until = NULL
     WHERE caller = $1 AND version = $2 RETURNING caller`,
    [caller, expected],
  );
  return rows.length > 0;
}
