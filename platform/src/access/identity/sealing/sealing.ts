import { setTimeout as wait } from 'node:timers/promises';
import { type SealingKey, sealedBody } from '@unisite/shared/contract';
import * as z from '@unisite/shared/schema';
import { type Keys, keyName, openSecret, sealSecret } from '../../../foundation/crypto/sealedSecret.ts';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { createSealingKeyPair, openText, type SealingKeyPair } from './sealFormat.ts';

/** The platform's side of sealed bodies. */
export interface Sealing {
  /** The key to seal to at present. */
  publicKey(): Promise<SealingKey>;
  /** Opens a body; throws SEAL_BROKEN when it is not sealed, sealed to an unknown key, too old or a replay. */
  open(method: string, path: string, body: unknown): Promise<unknown>;
}

/** Tolerated clock skew of a caller, either way. */
const MAX_SKEW_MS = 5 * 60_000;
/** An unknown key name re-reads the keys, at most once in this time. */
const REREAD_MS = 1_000;
/** Advisory lock under which the first key is created. */
const FIRST_KEY = 7_013_070;

const plainText = z.object({
  at: z.number(),
  nonce: z.string().check(z.minLength(16), z.maxLength(64)),
  body: z.unknown(),
});

interface KeyRow {
  readonly keyId: string;
  readonly publicKey: Buffer;
  /** Sealed, unless `sealedWith` is null. */
  readonly privateKey: Buffer;
  readonly sealedWith: string | null;
}

/** @param own seal the private halves in the database, so that its copies open nothing by themselves */
export function createSealing(database: Database, clock: () => Date, own: Keys): Sealing {
  let keys: readonly SealingKeyPair[] = [];
  let readAt = Number.NEGATIVE_INFINITY;
  let reading: Promise<readonly SealingKeyPair[]> | null = null;
  let rereading: Promise<readonly SealingKeyPair[]> | null = null;

  // Shared by all waiting calls: at a start many arrive before the first key is known.
  const read = () => {
    readAt = performance.now();
    reading ??= readKeys(database, clock(), own)
      .then((found) => {
        keys = found;
        return found;
      })
      .finally(() => {
        reading = null;
      });
    return reading;
  };

  /** The keys as of now: another process may have created one. Waits when the last read is too recent. */
  const reread = () => {
    rereading ??= wait(Math.max(0, readAt + REREAD_MS - performance.now())).then(() => {
      rereading = null;
      return read();
    });
    return rereading;
  };

  const keyNamed = async (keyId: string) => {
    const named = (known: readonly SealingKeyPair[]) => known.find((pair) => pair.keyId === keyId);
    return named(keys) ?? (reading && named(await reading)) ?? named(await reread());
  };

  return {
    async publicKey() {
      const [newest] = keys.length > 0 ? keys : await read();
      if (!newest) throw new Error('no sealing key');
      return { keyId: newest.keyId, publicKey: newest.publicKey.toString('base64url') };
    },
    async open(method, path, body) {
      const sealed = z.safeParse(sealedBody, body);
      if (!sealed.success) throw new Refusal('SEAL_BROKEN');
      const pair = await keyNamed(sealed.data.keyId);
      const opened = pair ? parsed(openText(pair, method, path, sealed.data)) : null;
      if (!opened || Math.abs(clock().getTime() - opened.at) > MAX_SKEW_MS) throw new Refusal('SEAL_BROKEN');
      if (!(await isFirstUse(database, opened.nonce, clock()))) throw new Refusal('SEAL_BROKEN', { replayed: true });
      return opened.body;
    },
  };
}

function parsed(text: string | null) {
  if (text === null) return null;
  try {
    const result = z.safeParse(plainText, JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}

/** The keys in use, newest first; the first start creates one. */
async function readKeys(database: Database, now: Date, own: Keys): Promise<readonly SealingKeyPair[]> {
  const found = await keysInUse(database, own);
  if (found.length > 0) return found;
  // Two processes that start together must agree on one key: each must open what is sealed to the other's.
  return database.transaction(async (q) => {
    await q.query('SELECT pg_advisory_xact_lock($1)', [FIRST_KEY]);
    const others = await keysInUse(q, own);
    if (others.length > 0) return others;
    const made = createSealingKeyPair();
    await q.query(
      'INSERT INTO sealing_key (id, public_key, private_key, sealed_with, created_at) VALUES ($1, $2, $3, $4, $5)',
      [made.keyId, made.publicKey, sealHalf(own, made.keyId, made.privateKey), keyName(own), now],
    );
    return [made];
  });
}

async function keysInUse(q: Queryable, own: Keys): Promise<readonly SealingKeyPair[]> {
  const rows = await q.query<KeyRow>(
    `SELECT id AS "keyId", public_key AS "publicKey", private_key AS "privateKey", sealed_with AS "sealedWith"
     FROM sealing_key WHERE retired_at IS NULL ORDER BY created_at DESC, id`,
  );
  return rows.map((row) => opened(row, own));
}

const about = (keyId: string): string => `sealing key ${keyId}`;

const sealHalf = (own: Keys, keyId: string, half: Buffer): Buffer =>
  sealSecret(own, about(keyId), half.toString('base64url'));

function opened({ keyId, publicKey, privateKey, sealedWith }: KeyRow, own: Keys): SealingKeyPair {
  if (sealedWith === null) return { keyId, publicKey, privateKey };
  return { keyId, publicKey, privateKey: Buffer.from(openSecret(own, about(keyId), privateKey), 'base64url') };
}

/**
 * Seals private halves that are stored in the clear or under another key than the first, retired ones too. Returns
 * their number. Throws when one opens with none of the keys.
 */
export async function resealSealingKeys(q: Queryable, own: Keys): Promise<number> {
  const rows = await q.query<KeyRow>(
    `SELECT id AS "keyId", public_key AS "publicKey", private_key AS "privateKey", sealed_with AS "sealedWith"
     FROM sealing_key WHERE sealed_with IS DISTINCT FROM $1`,
    [keyName(own)],
  );
  for (const row of rows) {
    const half = sealHalf(own, row.keyId, opened(row, own).privateKey);
    await q.query('UPDATE sealing_key SET private_key = $2, sealed_with = $3 WHERE id = $1 AND private_key = $4', [
      row.keyId,
      half,
      keyName(own),
      row.privateKey,
    ]);
  }
  return rows.length;
}

async function isFirstUse(database: Queryable, nonce: string, now: Date): Promise<boolean> {
  const fresh = await database.query(
    'INSERT INTO sealed_nonce (nonce, at) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING 1',
    [nonce, now],
  );
  return fresh.length > 0;
}

/** Deletes nonces that cannot be replayed any more because their time stamp is too old. */
export async function forgetOldNonces(database: Queryable, now: Date): Promise<void> {
  await database.query('DELETE FROM sealed_nonce WHERE at < $1', [new Date(now.getTime() - 2 * MAX_SKEW_MS)]);
}
