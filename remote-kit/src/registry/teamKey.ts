import { readFile, stat } from 'node:fs/promises';
import { keyIdOf, publicKeyOf } from '@unisite/publishing';
import { CommandFailure, usageError } from '../cli/CommandFailure.ts';
import { printNote } from '../cli/terminal.ts';

/** A team's key, as the commands use it; the private half is never shown. */
export interface TeamKey {
  privateKey: string;
  publicKey: string;
  id: string;
}

/** The environment variable that names the file of the key. */
export const keyVariable = 'UNISITE_TEAM_KEY';

const keygenHint = 'Make a key with: unisite-remote keygen';

/**
 * Reads the team's key from the file that was named on the command line, or that the environment names.
 * @throws {CommandFailure} where there is none, or it is no Ed25519 key.
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
    // what is thrown there may speak of the file's content
    if (failure instanceof CommandFailure) throw failure;
    throw new CommandFailure(`${file} holds no Ed25519 key in PEM.`, keygenHint);
  }
}

async function warnIfReadableByOthers(file: string): Promise<void> {
  if (process.platform === 'win32') return;
  const { mode } = await stat(file);
  if (mode & 0o077) printNote(`Others on this machine can read ${file}: chmod 600 ${file}`);
}
