import type { Command } from 'commander';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';

export const disableCommand = (): Command =>
  actCommand(
    'disable',
    'switch the remote off in a market',
    'Switches the remote off: its pages, widgets and entries go, in every open tab, without a reload.',
  ).action((options: ActOptions) => ask(options, () => ({ kind: 'disable' })));
