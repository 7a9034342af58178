import { createRequire } from 'node:module';
import path from 'node:path';

/** The words and passwords that are tried first here, in Vietnam. */
export const commonPasswordsFile = path.join(import.meta.dirname, 'commonPasswords.txt');

/** The passwords that leaked everywhere, as a list of texts in the order in which they are chosen. */
export const rankedPasswordsFile = createRequire(commonPasswordsFile).resolve(
  '@zxcvbn-ts/language-common/src/passwords.json',
);
