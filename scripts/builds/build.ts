import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../command.ts';
import { activity, dim, duration, green, red } from '../terminal.ts';
import { isRemote, root, type WorkspacePackage, workspacePackages } from '../workspace.ts';
import { type CompileJob, type CompileNews, type CompileOutcome, untold } from './compileJob.ts';
import { contentFingerprint, listingFingerprint } from './fingerprint.ts';

/** Time limit per package, milliseconds. */
const timeout = 5 * 60_000;

const compiler = path.join(import.meta.dirname, 'compilePackages.ts');

/** Inputs of every build besides the package's own folder. */
const common = [
  'shared/src',
  'shared/package.json',
  'remote-kit/src',
  'remote-kit/package.json',
  'publishing/src',
  'pnpm-lock.yaml',
  'tsconfig.base.json',
].map((place) => path.join(root, place));

/** Packages that make up pages: the shell, the remotes, and the operators' console. */
export const builtPackages = (): WorkspacePackage[] =>
  workspacePackages().filter((one) => isRemote(one) || one.folder === 'shell' || one.folder === 'ops-console');

export const outputOf = ({ directory }: WorkspacePackage): string => path.join(directory, 'dist');

const stampOf = ({ folder }: WorkspacePackage) => path.join(root, '.cache', 'builds', folder);

/** Stamp of an up-to-date build. */
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
  /** Output of the build. */
  output: string;
}

/** Receives the builds' progress. */
export interface BuildReport {
  /** Called with a line for each finished package. */
  say(line: string): void;
  /** Called with the current activity; with an empty text when done. */
  doing(text: string): void;
}

/**
 * Builds what changed since its last build, all in one process, and reports each package; without `report`, prints its
 * own progress lines.
 */
export async function buildChanged(report?: BuildReport): Promise<Built[]> {
  const packages = builtPackages().map((one) => ({ one, inputs: contentFingerprint([one.directory, ...common]) }));
  const changed = packages.filter(({ one, inputs }) => !isUpToDate(one, inputs));
  const kept = packages
    .filter((entry) => !changed.includes(entry))
    .map(({ one }): Built => ({ name: one.folder, state: 'kept', output: '' }));
  if (changed.length === 0) return kept;
  if (report) return [...kept, ...(await compileAll(changed, report))];
  let doing = '';
  const line = activity(() => doing);
  try {
    const built = await compileAll(changed, { say: line.say, doing: (text) => (doing = text) });
    return [...kept, ...built];
  } finally {
    line.end();
  }
}

interface Changed {
  one: WorkspacePackage;
  inputs: string;
}

async function compileAll(changed: readonly Changed[], report: BuildReport): Promise<Built[]> {
  const jobs = changed.map(({ one: { folder, directory } }): CompileJob => ({ folder, directory }));
  for (const { one } of changed) rmSync(stampOf(one), { force: true });
  const begun = new Map<string, number>();
  const built = new Map<string, Built>();
  const tell = () => {
    const underWay = [...begun.keys()].filter((folder) => !built.has(folder));
    report.doing(`building ${underWay.join(', ')} ${dim(`${built.size}/${jobs.length}`)}`);
  };
  const take = ({ one, inputs }: Changed, { folder, state, output }: CompileOutcome) => {
    if (state === 'built') {
      mkdirSync(path.dirname(stampOf(one)), { recursive: true });
      writeFileSync(stampOf(one), stampText(one, inputs));
    }
    built.set(folder, { name: folder, state, output });
    const took = duration(Date.now() - (begun.get(folder) ?? Date.now()));
    report.say(`  ${state === 'built' ? green('✓') : red('✗')} ${folder} ${dim(took)}`);
  };
  tell();
  const { output } = await run(process.execPath, [compiler, JSON.stringify(jobs)], {
    timeout: jobs.length * timeout,
    onMessage(message) {
      // Cast: the compiling process sends nothing else.
      const news = message as CompileNews;
      const entry = changed.find(({ one }) => one.folder === news.folder);
      if (news.state === 'begun') begun.set(news.folder, Date.now());
      else if (entry) take(entry, news);
      tell();
    },
  });
  for (const entry of changed) {
    if (!built.has(entry.one.folder)) take(entry, untold(entry.one.folder, output));
  }
  report.doing('');
  return [...built.values()];
}
