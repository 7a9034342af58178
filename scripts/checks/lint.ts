import { run } from '../command.ts';
import { type Check, fromExitCode } from './check.ts';

export const lint: Check = {
  name: 'lint',
  about: 'Biome finds nothing to say about rules, format and imports',
  run: async () =>
    fromExitCode(await run('biome', ['ci', '--error-on-warnings', '--colors=off', '--max-diagnostics=40'])),
};
