import { Command } from 'commander';
import { formatBytes } from '../cli/bytes.ts';
import { print } from '../cli/terminal.ts';
import { buildRemote } from '../project/buildRemote.ts';

export const buildCommand = (): Command =>
  new Command('build')
    .summary('make dist/: hashed files and remote.json')
    .description(
      'Builds the remote in this folder into dist/: files named by their hash, and remote.json with what it offers and the hash of each.\n' +
        'A package needs no webpack configuration; if it has a webpack.config.ts (or .mjs, .js), that one is used.',
    )
    .action(async () => {
      const { manifest, folder } = await buildRemote(process.cwd());
      const { name, version } = manifest.descriptor;
      const bytes = Object.values(manifest.files).reduce((sum, file) => sum + file.bytes, 0);
      print(`${name} ${version}: ${Object.keys(manifest.files).length} files, ${formatBytes(bytes)} in ${folder}`);
    });
