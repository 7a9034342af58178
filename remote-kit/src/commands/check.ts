import { Command } from 'commander';
import { CommandFailure } from '../cli/CommandFailure.ts';
import { problemAddress } from '../cli/problems.ts';
import { green, print } from '../cli/terminal.ts';
import { checkFolder, requireValidBuild } from '../project/checkFolder.ts';

export const checkCommand = (): Command =>
  new Command('check')
    .summary('hold the build against every publish rule')
    .description(
      'Holds a build folder against every publish rule. Each problem has a number, under which docs/publish-rules.md explains it.',
    )
    .argument('[folder]', 'the build', 'dist')
    .option('--json', 'the problems as JSON')
    .action(async (folder: string, { json }: { json?: true }) => {
      if (json) {
        const { problems } = await checkFolder(folder);
        print(
          JSON.stringify(
            problems.map((problem) => ({ ...problem, more: problemAddress(problem.number) })),
            null,
            2,
          ),
        );
        if (problems.length > 0) throw new CommandFailure(`The build breaks ${problems.length} of the publish rules.`);
        return;
      }
      const { manifest } = await requireValidBuild(folder);
      const { name, version } = manifest.descriptor;
      print(green(`${name} ${version} keeps every publish rule: ${Object.keys(manifest.files).length} files.`));
    });
