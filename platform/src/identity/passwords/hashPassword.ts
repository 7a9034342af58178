import { hash, verify } from '@node-rs/argon2';

/** OWASP's choice for argon2id (the library's default algorithm): 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** The hash that is kept for a password. */
export function hashPassword(password: string): Promise<string> {
  return hash(oneForm(password), cost);
}

let dummyHash: Promise<string> | null = null;

/** Verifies a password in constant effort; false without a hash. */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  dummyHash ??= hashPassword('no account has this');
  const known = await verify(passwordHash ?? (await dummyHash), oneForm(password)).catch(() => false);
  return known && passwordHash !== null;
}

/**
 * Keyboards make letters with marks in different ways: the same password is the same text (NIST SP 800-63B, 5.1.1.2).
 */
const oneForm = (password: string): string => password.normalize('NFKC');
