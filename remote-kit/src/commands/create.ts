import path from 'node:path';
import { Command, Option } from 'commander';
import { bold, print } from '../cli/terminal.ts';
import { type Installer, install, installers, runningInstaller } from '../create/install.ts';
import { type CreateOptions, newRemote } from '../create/options.ts';
import { packageSpecs } from '../create/packageJson.ts';
import { writeRemote } from '../create/writeRemote.ts';

type Options = CreateOptions & { folder?: string; packages?: string; install: Installer };

export const createCommand = (): Command =>
  new Command('create')
    .summary('a new remote that works: a page, a widget, two languages, tests')
    .description(
      'Writes a remote that works as it is, with a page, a widget for the home page, two languages and tests, and installs what it needs.',
    )
    .argument('<name>', 'its name: small letters, digits and hyphens')
    .option('--team <name>', 'the team that signs it (default: the name of the remote)')
    .option('--path </path>', 'the path of its page (default: /<name>)')
    .option('--title-vi <text>', 'the Vietnamese title of its page')
    .option('--title-en <text>', 'the English title of its page')
    .option('--folder <folder>', 'where to write it (default: ./<name>)')
    .option(
      '--packages <folder>',
      'take @unisite/remote-kit and @unisite/shared from the tarballs in this folder, not from a registry',
    )
    .addOption(
      new Option('--install <with>', 'what installs its dependencies').choices(installers).default(runningInstaller()),
    )
    .action(async (name: string, options: Options) => {
      const remote = newRemote(name, options);
      const folder = path.resolve(options.folder ?? name);
      const files = await writeRemote(folder, remote, packageSpecs(folder, options.packages));
      print(`${bold(remote.name)}: ${files.length} files in ${folder}`);
      await install(folder, options.install);
      print(
        [
          '',
          'Next:',
          `  cd ${path.relative(process.cwd(), folder) || '.'}`,
          ...(options.install === 'none' ? ['  npm install'] : []),
          '  npm test                                # its tests',
          '  npm run dev -- --site <address>         # see it in a running site',
          '  npx unisite-remote keygen               # your team’s key; an operator registers the public half',
          '  npm run build && npm run check',
          '  npx unisite-remote publish --site <address> --key <file>',
        ].join('\n'),
      );
    });
