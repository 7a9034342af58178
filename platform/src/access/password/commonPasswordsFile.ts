import path from 'node:path';

/** The list of words and passwords that are tried first. */
export const commonPasswordsFile = path.join(import.meta.dirname, 'commonPasswords.txt');
