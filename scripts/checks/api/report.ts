import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { type Manifest, publicEntries } from '../../pack/manifest.ts';
import { root } from '../../workspace.ts';
import { Surface } from './surface.ts';

interface Report {
  readonly text: string;
  /** Exports without a docstring. */
  readonly undocumented: readonly string[];
}

/** The report on a package as teams install it; `declarations`: tsc's output folder. */
export function reportOf(manifest: Manifest, declarations: string): Report {
  const surface = new Surface();
  const parts = publicEntries(manifest)
    .map(({ subpath, declarations: file }) => ({ title: path.posix.join(manifest.name, subpath), file }))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))
    .map(({ title, file }) => ({ title, text: surface.add(title, path.join(declarations, file)) }))
    .concat({ title: 'Named by these, not exported', text: surface.others() });
  const text = `# ${manifest.name}: what teams can import

Everything that a team outside of this repository can import, as TypeScript declares it. Written by
\`npm test -- api --write\`; \`npm test -- api\` fails when it differs from the source, or something lacks its docstring.
${formatted(parts.filter((part) => part.text !== ''))
  .map(({ title, text }) => `\n## ${title}\n\n\`\`\`ts\n${text}\n\`\`\`\n`)
  .join('')}`;
  return { text, undocumented: surface.undocumented };
}

interface Part {
  readonly title: string;
  readonly text: string;
}

/** Formats all parts in one run of the formatter. */
function formatted(parts: readonly Part[]): Part[] {
  const mark = '// part: ';
  const input = parts.map(({ title, text }) => `${mark}${title}\n${text}\n`).join('');
  const options = { input, cwd: root, encoding: 'utf8' } as const;
  const output = execFileSync('biome', ['format', '--stdin-file-path=api.d.ts'], options);
  return output
    .split(mark)
    .slice(1)
    .map((part) => ({
      title: part.slice(0, part.indexOf('\n')),
      text: filled(part.slice(part.indexOf('\n')).trimStart()).trim(),
    }));
}

/** Consecutive lines that each contain one word of a union or a list. */
const words = /(?:^ *(?:\| '[^'\n]*';?|'[^'\n]*',)\n){4,}/gm;

/** Joins long unions and lists of words into filled lines, because the formatter puts each word on its own line. */
const filled = (text: string): string =>
  text.replace(words, (run) => {
    const indent = /^ */.exec(run)?.[0] ?? '';
    const lines = [''];
    for (const word of run.trim().split('\n')) {
      const line = lines.at(-1) ? `${lines.at(-1)} ${word.trim()}` : indent + word.trim();
      if (line.length > 120) lines.push(indent + word.trim());
      else lines[lines.length - 1] = line;
    }
    return `${lines.join('\n')}\n`;
  });
