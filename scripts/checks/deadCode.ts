import { run } from '../command.ts';
import { type Check, oneAnswer } from './check.ts';

export const deadCode: Check = {
  name: 'dead-code',
  about: 'no unused file, export or dependency',
  run: async () => oneAnswer(await run('knip', ['--no-progress', '--treat-config-hints-as-errors'])),
};
