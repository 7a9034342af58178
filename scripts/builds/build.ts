import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { eachOf, run } from '../command.ts';
import { activity, dim, duration, green, red } from '../terminal.ts';
import { isRemote, root, type WorkspacePackage, workspacePackages } from '../workspace.ts';
import { contentFingerprint, listingFingerprint } from './fingerprint.ts';

const atOnce = 2;
const timeout = 5 * 60_000;

/** What goes into every build beside the package's own folder. */
const common = [
  'shared/src',
  'shared/package.json',
  'remote-kit/src',
  'remote-kit/package.json',
  'publishing/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
].map((place) => path.join(root, place));

/** The packages that pages are made of: the shell, the remotes, and the operators' console. */
export const builtPackages = (): WorkspacePackage[] =>
  workspacePackages().filter((one) => isRemote(one) || one.folder === 'shell' || one.folder === 'ops-console');

export const outputOf = ({ directory }: WorkspacePackage): string => path.join(directory, 'dist');

const stampOf = ({ folder }: WorkspacePackage) => path.join(root, '.cache', 'builds', folder);

/** What the stamp of an up-to-date build says. */
const stampText = (one: WorkspacePackage, inputs: string) => `${inputs} ${listingFingerprint(outputOf(one))}`;

function isUpToDate(one: WorkspacePackage, inputs: string): boolean {
  try {
    return readFileSync(stampOf(one), 'utf8') === stampText(one, inputs);
  } catch {
    return false;
  }
}

export interface Built {
  name: string;
  state: 'kept' | 'built' | 'failed';
  /** What the build printed. */
  output: string;
}

/** Builds what changed since its last build, two packages at a time, and prints a line for each. */
export async function buildChanged(): Promise<Built[]> {
  const packages = builtPackages().map((one) => ({ one, inputs: contentFingerprint([one.directory, ...common]) }));
  const changed = packages.filter(({ one, inputs }) => !isUpToDate(one, inputs));
  const kept = packages
    .filter((entry) => !changed.includes(entry))
    .map(({ one }): Built => ({ name: one.folder, state: 'kept', output: '' }));
  if (changed.length === 0) return kept;

  const underWay = new Set<string>();
  let finished = 0;
  const line = activity(() => `building ${[...underWay].join(', ')} ${dim(`${finished}/${changed.length}`)}`);
  const built = await eachOf(changed, atOnce, async ({ one, inputs }): Promise<Built> => {
    const began = Date.now();
    underWay.add(one.folder);
    rmSync(stampOf(one), { force: true });
    const { ok, output } = await build(one);
    if (ok) {
      mkdirSync(path.dirname(stampOf(one)), { recursive: true });
      writeFileSync(stampOf(one), stampText(one, inputs));
    }
    underWay.delete(one.folder);
    finished += 1;
    line.say(`  ${ok ? green('✓') : red('✗')} ${one.folder} ${dim(duration(Date.now() - began))}`);
    return { name: one.folder, state: ok ? 'built' : 'failed', output };
  });
  line.end();
  return [...kept, ...built];
}

async function build(one: WorkspacePackage): Promise<{ ok: boolean; output: string }> {
  const script = one.scripts.build;
  if (!script) return { ok: false, output: `${one.folder}/package.json has no script named build.` };
  return run(script, [], { cwd: one.directory, shell: true, timeout });
}
