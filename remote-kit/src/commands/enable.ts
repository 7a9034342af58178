import type { Command } from 'commander';
import { type ActOptions, actCommand, ask } from '../registry/actCommand.ts';

export const enableCommand = (): Command =>
  actCommand(
    'enable',
    'switch the remote on in a market',
    'Switches the remote on: its pages, widgets and entries appear in every open tab.',
  ).action((options: ActOptions) => ask(options, () => ({ kind: 'enable' })));
