import { hash, verify } from '@node-rs/argon2';
import { hashing } from '../../../foundation/concurrency/threads.ts';
import { tooManyRequests } from '../../../foundation/http/serve.ts';

/** OWASP's recommendation for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Seconds after which a thread may be free again. */
const RETRY_AFTER = 2;

/**
 * Hashes in turn with others.
 *
 * @throws Refusal TOO_MANY_REQUESTS when too many are queued
 */
async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const done = await hashing(async () => ({ value: await work() }));
  if (!done) throw tooManyRequests(RETRY_AFTER);
  return done.value;
}

/**
 * The stored hash of a password.
 *
 * @throws Refusal TOO_MANY_REQUESTS when too many are queued
 */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(oneForm(password), cost));
}

let dummyHash: Promise<string> | null = null;

/**
 * Verifies a password in constant effort; false without a hash.
 *
 * @throws Refusal TOO_MANY_REQUESTS when too many are queued
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hash('no account has this', cost);
  const against = passwordHash ?? (await dummyHash);
  const known = await inTurn(() => verify(against, oneForm(password)).catch(() => false));
  return known && passwordHash !== null;
}

/**
 * Keyboards compose accented letters differently: normalised, the same password is the same text (NIST SP 800-63B,
 * 5.1.1.2).
 */
const oneForm = (password: string): string => password.normalize('NFKC');
