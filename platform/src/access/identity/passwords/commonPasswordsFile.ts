import { createRequire } from 'node:module';
import path from 'node:path';

/** Words and passwords that attackers in Vietnam try first. */
export const commonPasswordsFile = path.join(import.meta.dirname, 'commonPasswords.txt');

/** Passwords leaked worldwide: a list of strings, most frequent first. */
export const rankedPasswordsFile = createRequire(commonPasswordsFile).resolve(
  '@zxcvbn-ts/language-common/src/passwords.json',
);
