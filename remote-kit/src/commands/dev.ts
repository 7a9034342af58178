import { once } from 'node:events';
import { newKeyPair } from '@unisite/publishing';
import { Command } from 'commander';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { parsePort, parseSite } from '../cli/parse.ts';
import { bold, dim, green, print, red } from '../cli/terminal.ts';
import type { BuildEvent } from '../development/buildEvents.ts';
import { type Builds, watchBuilds } from '../development/builds.ts';
import { type DevelopmentServer, developmentServer, listenOn } from '../development/server.ts';
import { readConfig } from '../project/readConfig.ts';

export const devCommand = (): Command =>
  new Command('dev')
    .summary('the remote inside a running site, with fast refresh')
    .description(
      'Opens the whole running site under an address of this machine, with this folder’s remote in the place of the published one. A saved file\n' +
        'shows at once: components keep their state, what cannot be put in place loads the page anew. The site itself knows nothing of it.',
    )
    .requiredOption(
      '--site <address>',
      'the running site, e.g. http://localhost:3000; its host chooses the market',
      parseSite,
    )
    .option('--port <number>', 'where to listen', parsePort, 4400)
    .action(async ({ site, port }: { site: URL; port: number }) => {
      const folder = process.cwd();
      const { name, routes } = await readConfig(folder);
      await answers(site);
      let development: DevelopmentServer | undefined;
      const builds: Builds = await watchBuilds(folder, (news, milliseconds) => {
        printBuild(news, milliseconds);
        development?.tell(news);
      });
      development = developmentServer(site, name, builds, newKeyPair());
      await listenOn(development.server, port).catch((failure: Error) => {
        throw new CommandFailure(`Port ${port} cannot be used: ${failure.message}`, 'Choose another with --port.');
      });
      const [first] = routes;
      print(`\n${bold(name)} in ${site.origin}: ${green(`http://localhost:${port}${first?.path ?? '/'}`)}`);
      print(dim('Ctrl+C ends it.'));
      await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
      development.server.close();
      development.server.closeAllConnections();
      await builds.close();
    });

async function answers(site: URL): Promise<void> {
  await fetch(site, { redirect: 'manual', signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new CommandFailure(
      `No site answers at ${site.origin}.`,
      'Start it, or give the address of one that runs with --site.',
    );
  });
}

const printBuild = ({ errors }: BuildEvent, milliseconds: number): void => {
  if (errors.length === 0) print(`${green('built')} ${dim(`in ${milliseconds} ms`)}`);
  else print(red(errors.join('\n\n')));
};
