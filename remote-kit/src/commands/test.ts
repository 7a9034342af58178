import { Command } from 'commander';
import { runTool } from '../project/runTool.ts';
import { jestConfig } from '../unitTests/jestConfig.ts';

export const testCommand = (): Command =>
  new Command('test')
    .summary('the unit tests of the remote')
    .description(
      'Runs *.test.ts and *.test.tsx of this folder with jest, in a document without a browser. Whatever else is said goes to jest.',
    )
    .argument('[jest...]', 'files, or options of jest after --')
    .allowUnknownOption()
    .action(async (words: string[]) => {
      await runTool('jest', 'bin/jest.js', ['--config', JSON.stringify(jestConfig(process.cwd())), ...words]);
    });
