import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Manifest, pageSlots, type ShellManifest } from '../../../shared/src/contract/registry.ts';
import { builtPackages, outputOf } from '../../builds/build.ts';
import { isRemote } from '../../workspace.ts';
import { answers, type Check, type Outcome } from '../check.ts';
import limits from './budgets.json' with { type: 'json' };
import { type ConsoleLoads, consoleViews, firstViews, shellLoad, shellScripts, slotScripts } from './weights.ts';

const kilobyte = 1024;
const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Cached, because views share most of their files. */
const sizes = new Map<string, number>();

/** Compressed size of a file, bytes. */
function compressed(folder: string, file: string): number {
  const place = path.join(folder, file);
  const size = sizes.get(place) ?? brotliCompressSync(readFileSync(place), options).length;
  sizes.set(place, size);
  return size;
}

/** Everything that the console can load: scripts, styles and one language. */
const consoleFiles = (folder: string): string[] =>
  readdirSync(folder).filter((file) => /\.(js|css)$/.test(file) && !/^en\./.test(file));

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

interface Weight {
  name: string;
  kilobytes: number;
  limit: number;
}

const written = ({ name, kilobytes, limit }: Weight) => `${name} ${kilobytes.toFixed(1)} of ${limit} KB`;

/** The heaviest first view of the console, and its total. */
function consoleWeights(folder: string, weigh: (folder: string, files: readonly string[]) => number): Weight[] {
  // Cast: written by our own build.
  const loads = readJson(path.join(folder, 'console.json')) as ConsoleLoads;
  const views = consoleViews(loads).map(({ files }) => weigh(folder, files));
  return [
    { name: 'console', kilobytes: Math.max(...views), limit: limits.console },
    { name: 'console, all of it', kilobytes: weigh(folder, consoleFiles(folder)), limit: limits.consoleWhole },
  ];
}

function outcomeOf(views: readonly Weight[], others: readonly Weight[]): Outcome {
  const heaviest = views.toSorted((one, other) => other.kilobytes - one.kilobytes).slice(0, 1);
  return {
    ...answers(
      [...views, ...others].map((weight) => ({
        name: weight.name,
        wrong: weight.kilobytes <= weight.limit ? [] : [`${written(weight)}, compressed`],
      })),
    ),
    note: [...others, ...heaviest].map(written).join(', '),
  };
}

export const budgets: Check = {
  name: 'budgets',
  about: 'what a visitor downloads stays small',
  needs: ['builds'],
  async run() {
    const consolePackage = builtPackages().find(({ folder }) => folder === 'ops-console');
    const built = builtPackages()
      .filter(({ folder }) => folder !== 'ops-console')
      .map((one) => ({ name: one.folder, remote: isRemote(one), folder: outputOf(one) }));
    const shellFolder = built.find(({ remote }) => !remote)?.folder ?? '';
    const manifestOf = ({ remote, folder }: { remote: boolean; folder: string }) =>
      path.join(folder, remote ? 'remote.json' : 'shell.json');
    const missing = built.filter((one) => !existsSync(manifestOf(one)));
    if (missing.length > 0) {
      return answers(
        missing.map((one) => ({ name: one.name, wrong: [`its build left no ${path.basename(manifestOf(one))}`] })),
      );
    }

    const weigh = (folder: string, files: readonly string[]) =>
      files.reduce((sum, file) => sum + compressed(folder, file), 0) / kilobyte;
    // Casts: written by our own builds from these types.
    const shell = readJson(path.join(shellFolder, 'shell.json')) as ShellManifest;
    const remotes = built
      .filter(({ remote }) => remote)
      .map(({ folder }) => ({ folder, manifest: readJson(path.join(folder, 'remote.json')) as Manifest }));

    const views = remotes.flatMap(({ folder, manifest }) =>
      firstViews(manifest).map(({ name, files }) => ({
        name,
        kilobytes: weigh(folder, files),
        limit: limits.remoteFirstView,
      })),
    );
    const index = pageSlots['/index'] ?? [];
    const indexScripts = remotes.reduce(
      (sum, { folder, manifest }) => sum + weigh(folder, slotScripts(manifest, index)),
      weigh(shellFolder, shellScripts(shell)),
    );
    return outcomeOf(views, [
      { name: 'scripts of /index', kilobytes: indexScripts, limit: limits.indexJavaScript },
      { name: 'shell', kilobytes: weigh(shellFolder, shellLoad(shell).files), limit: limits.shell },
      ...(consolePackage ? consoleWeights(outputOf(consolePackage), weigh) : []),
    ]);
  },
};
