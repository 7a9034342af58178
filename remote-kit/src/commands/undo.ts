import { actResult, teamPaths } from '@unisite/shared/contract/rollout';
import { Command } from 'commander';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { keyOption, siteOption } from '../cli/options.ts';
import { parseMarket } from '../cli/parse.ts';
import { print } from '../cli/terminal.ts';
import { remoteName } from '../project/remoteName.ts';
import { RegistryClient } from '../registry/client.ts';
import { fetchAudit } from '../registry/fetchAudit.ts';
import { formatActResult } from '../registry/formatActResult.ts';
import { readTeamKey } from '../registry/teamKey.ts';

interface Options {
  site: URL;
  key?: string;
  remote?: string;
  market: string;
  why: string;
}

export const undoCommand = (): Command =>
  new Command('undo')
    .summary('take the latest change in a market back')
    .description('Takes the latest change of the remote in a market back: it stands there as it stood before.')
    .argument('[id]', 'the entry of the audit (default: the latest change)')
    .requiredOption('--market <code>', 'the market, e.g. VN', parseMarket)
    .requiredOption('--why <text>', 'the reason; stands in the audit')
    .option('--remote <name>', 'the remote (default: the one in this folder)')
    .addOption(siteOption())
    .addOption(keyOption())
    .action(async (id: string | undefined, { site, key, remote: named, market, why }: Options) => {
      const client = new RegistryClient(site, await readTeamKey(key));
      const remote = await remoteName(named);
      const entry = (await fetchAudit(client, remote, market)).find((line) =>
        id === undefined ? line.undoable : line.id === id,
      );
      if (!entry) {
        throw new CommandFailure(
          id === undefined
            ? `Nothing of ${remote} in ${market} can be taken back.`
            : `The audit of ${remote} in ${market} has no entry ${id}.`,
          'Look at the audit: unisite-remote audit --market …',
        );
      }
      const answer = await client.call({
        method: 'POST',
        path: teamPaths.undo.replace(':id', entry.id),
        body: { why },
        answer: actResult,
        again: false,
      });
      print(formatActResult(`undo of ${entry.act} (${entry.who}: ${entry.why})`, answer));
    });
