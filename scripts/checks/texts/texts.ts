import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root, workspacePackages } from '../../workspace.ts';
import { answers, type Check } from '../check.ts';
import { parse, sourcesUnder } from '../sources.ts';
import { compare } from './compare.ts';
import { differences, type Texts } from './keys.ts';
import { urgingIn } from './urging.ts';
import { usesIn } from './uses.ts';

const readFile = (file: string): Texts | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Texts) : null; // ours, and read by the build as well

/** A package's texts in a language: its own, and those of its parts (`locales` folders next to them). */
function readTexts(directory: string, language: 'vi' | 'en'): Texts | null {
  const source = path.join(directory, 'src');
  const own = readFile(path.join(source, 'locales', `${language}.json`));
  if (!own) return null;
  const brought = globSync(`**/locales/*/${language}.json`, { cwd: source });
  return Object.assign({}, own, ...brought.map((file) => readFile(path.join(source, file)) ?? {}));
}

export const texts: Check = {
  name: 'texts',
  about: 'every text is there in Vietnamese and English, is used, and urges nobody to go on playing',
  run: async () =>
    answers([
      ...workspacePackages().flatMap(({ folder, directory }) => {
        const vi = readTexts(directory, 'vi');
        const en = readTexts(directory, 'en');
        if (!vi && !en) return [];
        if (!vi || !en) return [{ name: folder, wrong: [`src/locales has no ${vi ? 'en' : 'vi'}.json`] }];
        const sources = [...sourcesUnder(directory)].map((file) => ({
          file: path.relative(root, file),
          uses: usesIn(parse(file)),
        }));
        const urging = urgingIn([vi, en].flatMap(leavesOf)).map((text) => `urges to go on playing: ${text}`);
        return [{ name: folder, wrong: [...differences({ vi, en }), ...compare(vi, sources), ...urging] }];
      }),
      ...spokenSources.map(urgingOf),
    ]),
};

/** Folders whose sources contain texts for players. */
const spokenSources = ['demonstration/src/seed/content', 'vendor-sandbox/src', 'platform/src'];

function urgingOf(folder: string) {
  const wrong = [...sourcesUnder(path.join(root, folder))].flatMap((file) =>
    urgingIn(readFileSync(file, 'utf8').split('\n')).map((line) => `${path.relative(root, file)}: ${line.trim()}`),
  );
  return { name: `what ${folder} says`, wrong };
}

const leavesOf = (texts: Texts): string[] =>
  Object.values(texts).flatMap((text) => (typeof text === 'string' ? [text] : leavesOf(text)));
