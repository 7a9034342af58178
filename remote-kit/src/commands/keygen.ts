import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { keyIdOf, newKeyPair } from '@unisite/publishing';
import { Command } from 'commander';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { bold, print } from '../cli/terminal.ts';

export const keygenCommand = (): Command =>
  new Command('keygen')
    .summary('a new key of the team')
    .description(
      'Makes an Ed25519 key and writes its private half into a file that only you can read. The public half is printed: an operator registers it\n' +
        'for your team. Keep the file out of the repository; whoever has it can publish as your team.',
    )
    .option('--out <file>', 'where the private half goes', 'team-key.pem')
    .action(async ({ out }: { out: string }) => {
      const { privateKey, publicKey } = newKeyPair();
      await writeFile(out, privateKey, { mode: 0o600, flag: 'wx' }).catch((failure: NodeJS.ErrnoException) => {
        if (failure.code === 'EEXIST') {
          throw new CommandFailure(
            `${out} is there already; a key is never overwritten.`,
            'Choose another file with --out.',
          );
        }
        throw new CommandFailure(`${out} cannot be written: ${failure.message}`);
      });
      print(`private half  ${path.resolve(out)}`);
      print(`public half   ${bold(publicKey)}`);
      print(`key id        ${keyIdOf(publicKey)}`);
    });
