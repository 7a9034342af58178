import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../../command.ts';
import { readManifest } from '../../pack/manifest.ts';
import { keepPublicDeclarations } from '../../pack/publicDeclarations.ts';
import { root } from '../../workspace.ts';
import { answers, type Check } from '../check.ts';
import { reportOf } from './report.ts';

const folders = ['shared', 'remote-kit'];
const cache = path.join(root, '.cache', 'api');
const reportFile = (folder: string) => path.join(root, 'docs', 'api', `${folder}.md`);

export const api: Check = {
  name: 'api',
  about: 'what teams outside can import is documented, and is what docs/api says',
  concerns: async (changed) =>
    changed.some((file) => /^(shared|remote-kit|docs\/api|scripts\/(checks\/api|pack))\//.test(file)),
  async run() {
    return answers(await Promise.all(folders.map(async (name) => ({ name, wrong: await problems(name) }))));
  },
  async write() {
    for (const folder of folders) writeFileSync(reportFile(folder), (await freshReport(folder)).text);
  },
};

async function problems(folder: string): Promise<string[]> {
  const fresh = path.join(cache, `${folder}.md`);
  const { text, undocumented } = await freshReport(folder);
  writeFileSync(fresh, text);
  return [
    ...undocumented.map((name) => `${name} has no docstring: what does it promise?`),
    ...(text === readFileSync(reportFile(folder), 'utf8') ? [] : await differences(folder, fresh)),
  ];
}

async function differences(folder: string, fresh: string): Promise<string[]> {
  const { output } = await run('git', ['diff', '--no-index', '--unified=1', '--', reportFile(folder), fresh]);
  return [
    ...output.split('\n').slice(4, 60),
    `If the change is meant: npm test -- api --write renews docs/api/${folder}.md; commit it.`,
  ];
}

async function freshReport(folder: string): Promise<ReturnType<typeof reportOf>> {
  const declarations = path.join(cache, folder);
  rmSync(declarations, { recursive: true, force: true }); // tsc does not remove declarations of deleted modules
  mkdirSync(declarations, { recursive: true });
  const project = path.join(root, folder, 'tsconfig.pack.json');
  // A single thread, so that types are printed in the same order in every run.
  const options = ['--emitDeclarationOnly', '--singleThreaded', '--outDir', declarations];
  const { ok, output } = await run('tsc', ['--project', project, ...options]);
  if (!ok) throw new Error(output);
  const manifest = readManifest(folder);
  keepPublicDeclarations(manifest, declarations);
  return reportOf(manifest, declarations);
}
