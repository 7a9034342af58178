import type { Command } from 'commander';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';

export const endCanaryCommand = (): Command =>
  actCommand('end-canary', 'end a canary', 'Ends a canary: everyone is back on the promoted version.').action(
    (options: ActOptions) => ask(options, () => ({ kind: 'endCanary' })),
  );
