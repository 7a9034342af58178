import { run } from '../command.ts';
import { type Check, fromExitCode } from './check.ts';

export const deadCode: Check = {
  name: 'dead-code',
  about: 'no unused file, export or dependency',
  run: async () => fromExitCode(await run('knip', ['--no-progress', '--treat-config-hints-as-errors'])),
};
