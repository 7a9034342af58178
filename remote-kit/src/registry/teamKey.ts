import { readFile, stat } from 'node:fs/promises';
import { keyIdOf, publicKeyOf } from '@unisite/publishing';
import { CommandFailure, usageError } from '../cli/CommandFailure.ts';
import { printNote } from '../cli/terminal.ts';

/** A team's key as used by commands; the private half is never printed. */
export interface TeamKey {
  privateKey: string;
  publicKey: string;
  id: string;
}

/** The environment variable with the path of the key file. */
export const keyVariable = 'UNISITE_TEAM_KEY';

const keygenHint = 'Make a key with: unisite-remote keygen';

/**
 * Reads the team's key from the given file, or the one named in the environment.
 * @throws {CommandFailure} when it is missing or not an Ed25519 key.
 */
export async function readTeamKey(file = process.env[keyVariable]): Promise<TeamKey> {
  if (!file)
    throw usageError('No key was named.', `Name its file with --key <file>, or in ${keyVariable}. ${keygenHint}`);
  if (file.includes('-----BEGIN')) {
    throw usageError(
      'That is a key, not the name of a file.',
      'Keep the key in a file, and name the file: what stands on a command line can be read by others.',
    );
  }
  const privateKey = await readFile(file, 'utf8').catch(() => {
    throw new CommandFailure(`${file} cannot be read.`, keygenHint);
  });
  try {
    const publicKey = publicKeyOf(privateKey);
    await warnIfReadableByOthers(file);
    return { privateKey, publicKey, id: keyIdOf(publicKey) };
  } catch (failure) {
    // the original error may quote the file's content
    if (failure instanceof CommandFailure) throw failure;
    throw new CommandFailure(`${file} holds no Ed25519 key in PEM.`, keygenHint);
  }
}

async function warnIfReadableByOthers(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(file);
  if (mode & 0o077) printNote(`Others on this machine can read ${file}: chmod 600 ${file}`);
}
