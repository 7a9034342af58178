import { randomBytes } from 'node:crypto';
import { hashPassword } from './hashPassword.ts';

/** Hash of a random, unknown password, so verification takes as long as for any member. */
export function unusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}
