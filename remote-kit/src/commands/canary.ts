import type { Command } from 'commander';
import { parsePercent } from '../cli/parse.ts';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';
import { findVersion } from '../registry/fetchRemoteView.ts';

export const canaryCommand = (): Command =>
  actCommand(
    'canary',
    'show a version to a part of the visitors',
    'Shows a published version to a part of a market’s visitors, the same ones at each visit. More percent later keeps those who have it.',
  )
    .argument('<version>', 'the version, e.g. 1.2.0, or its digest')
    .requiredOption('--percent <number>', 'how many of a hundred, from 0.01 to 99.99', parsePercent)
    .action((version: string, options: ActOptions & { percent: number }) =>
      ask(options, async (client, remote) => ({
        kind: 'canary',
        digest: (await findVersion(client, remote, version)).digest,
        percent: options.percent,
      })),
    );
