import type { PlacementState } from '@unisite/shared/contract/rollout';
import { Command } from 'commander';
import { jsonOption, keyOption, siteOption } from '../cli/options.ts';
import { parseMarket } from '../cli/parse.ts';
import { table } from '../cli/table.ts';
import { dim, print } from '../cli/terminal.ts';
import { formatMinute } from '../cli/time.ts';
import { remoteName } from '../project/remoteName.ts';
import { RegistryClient } from '../registry/client.ts';
import { fetchAudit } from '../registry/fetchAudit.ts';
import { placementText } from '../registry/placementText.ts';
import { readTeamKey } from '../registry/teamKey.ts';

interface Options {
  site: URL;
  key?: string;
  remote?: string;
  market?: string;
  json?: true;
}

export const auditCommand = (): Command =>
  new Command('audit')
    .summary('who did what to the remote, and why')
    .description(
      'Lists what was done to the remote, by whom and why, latest first. What can be taken back is marked: unisite-remote undo <id>',
    )
    .option('--market <code>', 'one market only', parseMarket)
    .option('--remote <name>', 'the remote (default: the one in this folder)')
    .addOption(jsonOption())
    .addOption(siteOption())
    .addOption(keyOption())
    .action(async ({ site, key, remote, market, json }: Options) => {
      const client = new RegistryClient(site, await readTeamKey(key));
      const entries = await fetchAudit(client, await remoteName(remote), market);
      if (json) return print(JSON.stringify(entries, null, 2));
      const rows = entries.map((entry) => [
        entry.id,
        formatMinute(entry.at),
        entry.market ?? '–',
        entry.act,
        entry.who,
        changeText(entry.from, entry.to),
        entry.undoable ? 'yes' : '',
        entry.why,
      ]);
      print(
        rows.length === 0
          ? dim('Nothing yet.')
          : table([['id', 'when', 'market', 'act', 'who', 'change', 'undo', 'why'], ...rows]),
      );
    });

const changeText = (from: PlacementState | null, to: PlacementState | null): string =>
  [from, to].every((state) => state === null)
    ? ''
    : [from, to].map((state) => (state ? placementText(state) : '–')).join(' → ');
