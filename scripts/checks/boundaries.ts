import path from 'node:path';
import { run } from '../command.ts';
import { root, workspacePackages } from '../workspace.ts';
import { answers, type Check, combine, fromExitCode } from './check.ts';
import { nodesOf, parse, sourcesUnder } from './sources.ts';

export const boundaries: Check = {
  name: 'boundaries',
  about: 'packages import whom they may, without cycles or orphans',
  async run() {
    const folders = [...workspacePackages().map(({ folder }) => folder), 'scripts'];
    const cruise = await run('depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      '--output-type',
      'err-long',
      ...folders,
    ]);
    return combine([
      fromExitCode(cruise),
      answers([{ name: 'imports inside types', wrong: importsInsideTypes(folders) }]),
    ]);
  },
};

/** Finds `import('…').Name` used as a type, an import that the rules above do not see. */
function importsInsideTypes(folders: readonly string[]): string[] {
  const files = folders.flatMap((folder) => [...sourcesUnder(path.join(root, folder))]);
  return files
    .filter((file) => nodesOf(parse(file)).some(({ type }) => type === 'TsImportType'))
    .map((file) => `${path.relative(root, file)}: write it as an import at the top of the file`);
}
