import { Command } from 'commander';
import { jsonOption, keyOption, siteOption } from '../cli/options.ts';
import { print } from '../cli/terminal.ts';
import { remoteName } from '../project/remoteName.ts';
import { RegistryClient } from '../registry/client.ts';
import { fetchRemoteView } from '../registry/fetchRemoteView.ts';
import { statusText } from '../registry/statusText.ts';
import { readTeamKey } from '../registry/teamKey.ts';

interface Options {
  site: URL;
  key?: string;
  remote?: string;
  json?: true;
}

export const statusCommand = (): Command =>
  new Command('status')
    .summary('versions, markets, canaries, health')
    .description(
      'Shows the published versions of the remote, what each market shows, how it fares there over the last hour, and what waits.',
    )
    .option('--remote <name>', 'the remote (default: the one in this folder)')
    .addOption(jsonOption())
    .addOption(siteOption())
    .addOption(keyOption())
    .action(async ({ site, key, remote, json }: Options) => {
      const client = new RegistryClient(site, await readTeamKey(key));
      const view = await fetchRemoteView(client, await remoteName(remote));
      print(json ? JSON.stringify(view, null, 2) : statusText(view));
    });
