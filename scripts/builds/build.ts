import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from '../command.ts';
import { activity, dim, duration, green, red } from '../terminal.ts';
import { isRemote, root, type WorkspacePackage, workspacePackages } from '../workspace.ts';
import { type CompileJob, type CompileNews, type CompileOutcome, untold } from './compileJob.ts';
import { contentFingerprint, listingFingerprint } from './fingerprint.ts';

/** Milliseconds that a package may take. */
const timeout = 5 * 60_000;

const compiler = path.join(import.meta.dirname, 'compilePackages.ts');

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

/** Where the builds say what they do. */
export interface BuildReport {
  /** Hears of each package that is finished, in a line. */
  say(line: string): void;
  /** Hears what is done at the moment; nothing, once all is. */
  doing(text: string): void;
}

/**
 * Builds what changed since its last build, all of it in one process, and reports each package; in moving lines of its
 * own where nobody else takes them.
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
      // A border: the compiling process sends nothing else.
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
