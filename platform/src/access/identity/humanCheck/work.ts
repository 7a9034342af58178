import { createHash, randomBytes } from 'node:crypto';

/** Leading zero bits: about a quarter of a million hashes, a second on a phone. */
export const WORK_BITS = 18;

export const newSalt = (): string => randomBytes(12).toString('base64url');

/** Whether SHA-256 of the salt and the counter's digits starts with that many zero bits. */
export function isSolved(salt: string, counter: number, bits: number): boolean {
  const hash = createHash('sha256').update(`${salt}${counter}`).digest();
  return Math.clz32(hash.readUInt32BE(0)) >= bits;
}
