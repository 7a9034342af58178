import { createHash, randomBytes } from 'node:crypto';
import { type Keys, openSecret } from '../../../foundation/crypto/sealedSecret.ts';

/** 32 bytes of the operating system's random generator, as 64 hex digits. */
export const newSeed = (): string => randomBytes(32).toString('hex');

/** The hash of a seed, published before betting opens, so that the seed cannot be changed afterwards. */
export const commitmentOf = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** The context that a sealed seed is bound to. */
export const aboutSeed = (code: string, numero: string): string => `seed of draw ${code}/${numero}`;

/** The seed that a draw was committed to; null when no key opens it. */
export function openSeed(keys: Keys, code: string, numero: string, sealed: Buffer): string | null {
  try {
    return openSecret(keys, aboutSeed(code, numero), sealed);
  } catch {
    return null;
  }
}
