import type { Command } from 'commander';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';
import { findVersion } from '../registry/fetchRemoteView.ts';

export const promoteCommand = (): Command =>
  actCommand(
    'promote',
    'show a version to everyone in a market',
    'Shows a published version to everyone in a market; a canary that runs there ends.',
  )
    .argument('<version>', 'the version, e.g. 1.2.0, or its digest')
    .action((version: string, options: ActOptions) =>
      ask(options, async (client, remote) => ({
        kind: 'promote',
        digest: (await findVersion(client, remote, version)).digest,
      })),
    );
