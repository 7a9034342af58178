import type { Command } from 'commander';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';

export const rollbackCommand = (): Command =>
  actCommand(
    'rollback',
    'back to the last good version',
    'Goes back to the last version that ran without complaint; a canary that runs is ended.',
  ).action((options: ActOptions) => ask(options, () => ({ kind: 'rollBack' })));
