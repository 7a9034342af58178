import { existsSync } from 'node:fs';
import path from 'node:path';
import { eachOf, run } from '../command.ts';
import { root, workspacePackages } from '../workspace.ts';
import { answers, type Check } from './check.ts';

export const types: Check = {
  name: 'types',
  about: 'every package type-checks',
  async run() {
    const folders = [...workspacePackages().map(({ folder }) => folder), 'scripts'].filter((folder) =>
      existsSync(path.join(root, folder, 'tsconfig.json')),
    );
    return answers(
      await eachOf(folders, 2, async (name) => {
        const { ok, output } = await run('tsc', ['--project', name, '--noEmit', '--pretty', 'false']);
        // A package that has no source yet has nothing to check.
        return { name, wrong: ok || output.includes('error TS18003') ? [] : output.split('\n') };
      }),
    );
  },
};
