import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../workspace.ts';
import { Surface } from './surface.ts';

interface Manifest {
  name: string;
  publishConfig: { exports: Record<string, string | { types: string } | null> };
}

/** The report of a package as teams install it; `declarations` is the folder that tsc wrote them to. */
export function reportOf(folder: string, declarations: string): string {
  // a border: our own manifest
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;
  const surface = new Surface();
  const entries = entriesOf(manifest, declarations);
  // The files of a pattern come first, so that an index refers to them.
  const ordered = entries.toSorted((one, other) => Number(other.fromPattern) - Number(one.fromPattern));
  const texts = new Map(ordered.map(({ name, file }) => [name, surface.add(name, file)]));
  const parts = entries
    .map(({ name }) => ({ title: name, text: texts.get(name) ?? '' }))
    .concat({ title: 'Named by these, not exported', text: surface.others() });
  return `# ${manifest.name}: exported names

What teams outside of this repository can import, as TypeScript declares it, without docstrings. Written by
\`npm test -- api --write\`; \`npm test -- api\` fails when it differs from the source.
${formatted(parts.filter(({ text }) => text !== ''))
  .map(({ title, text }) => `\n## ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
  .join('')}`;
}

interface Entry {
  readonly name: string;
  readonly file: string;
  readonly fromPattern: boolean;
}

function entriesOf({ name, publishConfig }: Manifest, declarations: string): Entry[] {
  const all = Object.entries(publishConfig.exports);
  const closed = all.filter(([, target]) => target === null).map(([key]) => key);
  const isClosed = (key: string) => closed.some((pattern) => path.matchesGlob(key, pattern));
  const declared = all.flatMap(([key, target]) =>
    typeof target === 'string' && target.endsWith('.js')
      ? [{ key, file: target.replace('./dist/', '').replace(/\.js$/, '.d.ts') }]
      : [],
  );
  return declared
    .flatMap(({ key, file }) =>
      key.includes('*')
        ? globSync(file, { cwd: declarations })
            .filter((found) => !declared.some((other) => other.file === found))
            .map((found) => ({ key: key.replace('*', path.basename(found, '.d.ts')), file: found, fromPattern: true }))
        : [{ key, file, fromPattern: false }],
    )
    .filter(({ key }) => !isClosed(key))
    .map(({ key, file, fromPattern }) => ({
      name: path.posix.join(name, key),
      file: path.join(declarations, file),
      fromPattern,
    }))
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

interface Part {
  readonly title: string;
  readonly text: string;
}

/** All parts in one run of the formatter. */
function formatted(parts: readonly Part[]): Part[] {
  const mark = '// part: ';
  const input = parts.map(({ title, text }) => `${mark}${title}\n${text}\n`).join('');
  const options = { input, cwd: root, encoding: 'utf8' } as const;
  const output = execFileSync('biome', ['format', '--stdin-file-path=api.d.ts'], options);
  return output
    .split(mark)
    .slice(1)
    .map((part) => ({ title: part.slice(0, part.indexOf('\n')), text: part.slice(part.indexOf('\n')).trim() }));
}
