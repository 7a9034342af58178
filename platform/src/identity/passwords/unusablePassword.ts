import { randomBytes } from 'node:crypto';
import { hashPassword } from './hashPassword.ts';

/**
 * The hash of a password that nobody knows or ever will: trying one takes as long as with any other member, and is as
 * wrong.
 */
export function unusablePassword(): Promise<string> {
  return hashPassword(randomBytes(32).toString('base64url'));
}
