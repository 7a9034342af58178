import { Command } from 'commander';
import { runTool } from '../project/runTool.ts';

export const typesCommand = (): Command =>
  new Command('types')
    .summary('the type check of the remote')
    .description('Checks the types of this folder’s tsconfig.json with TypeScript.')
    .action(async () => {
      await runTool('typescript', 'bin/tsc', ['--project', '.']);
    });
