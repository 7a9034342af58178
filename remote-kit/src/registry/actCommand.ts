import { type Act, actResult, teamPaths } from '@unisite/shared/contract/rollout';
import { Command } from 'commander';
import { keyOption, siteOption } from '../cli/options.ts';
import { parseMarket, parseRevision, parseTime } from '../cli/parse.ts';
import { print } from '../cli/terminal.ts';
import { remoteName } from '../project/remoteName.ts';
import { RegistryClient } from './client.ts';
import { formatActResult } from './formatActResult.ts';
import { readTeamKey } from './teamKey.ts';

export interface ActOptions {
  site: URL;
  key?: string;
  remote?: string;
  market: string;
  why: string;
  expected?: number;
  at?: string;
}

/**
 * A command that requests an act on one of the team's remotes in a market. The caller adds its options and its action.
 */
export const actCommand = (name: string, summary: string, description: string): Command =>
  new Command(name)
    .summary(summary)
    .description(
      `${description}\n\nThe market must be open to the team. Where a market wants four eyes, the act waits for an operator.`,
    )
    .requiredOption('--market <code>', 'the market, e.g. VN', parseMarket)
    .requiredOption('--why <text>', 'the reason; stands in the audit')
    .option(
      '--expected <revision>',
      'the revision that status showed: refused when others have changed something since',
      parseRevision,
    )
    .option('--at <time>', 'when it is to happen, e.g. 2026-12-01T02:00+07:00 (default: now)', parseTime)
    .option('--remote <name>', 'the remote (default: the one in this folder)')
    .addOption(siteOption())
    .addOption(keyOption());

/** Requests the act that `choose` determines, if necessary by asking the registry. */
export async function ask(
  options: ActOptions,
  choose: (client: RegistryClient, remote: string) => Act | Promise<Act>,
): Promise<void> {
  const { market, why, expected, at } = options;
  const client = new RegistryClient(options.site, await readTeamKey(options.key));
  const remote = await remoteName(options.remote);
  const act = await choose(client, remote);
  const answer = await client.call({
    method: 'POST',
    path: teamPaths.acts,
    body: {
      market,
      remote,
      act,
      why,
      ...(expected === undefined ? {} : { expected }),
      ...(at === undefined ? {} : { at }),
    },
    answer: actResult,
    again: false,
  });
  print(formatActResult(`${act.kind} of ${remote} in ${market}`, answer, at));
}
