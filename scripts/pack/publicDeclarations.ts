import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Manifest, publicEntries } from './manifest.ts';

/** `from '…'`, `import '…'` and `import("…")` of a declaration file. */
const specifiers = /(?<=\bfrom |\bimport |\bimport\()(['"])([^'"]+)\1/g;

/**
 * Deletes declarations that outside teams cannot reach from what they can import. References to the own package by a
 * subpath, which may be internal, become relative.
 */
export function keepPublicDeclarations(manifest: Manifest, dist: string): void {
  const kept = new Set<string>();
  const waiting = publicEntries(manifest).map(({ declarations }) => path.join(dist, declarations));
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (kept.has(file)) continue;
    kept.add(file);
    const { text, named } = withNamedFiles(file, manifest, dist);
    writeFileSync(file, text);
    waiting.push(...named);
  }
  for (const name of globSync('**/*.d.ts', { cwd: dist })) {
    const file = path.join(dist, name);
    if (!kept.has(file)) rmSync(file);
  }
}

/** A declaration file with relative specifiers for its own package, and the declaration files it refers to. */
function withNamedFiles(file: string, manifest: Manifest, dist: string): { text: string; named: string[] } {
  const named: string[] = [];
  const text = readFileSync(file, 'utf8').replace(specifiers, (whole, quote: string, specifier: string) => {
    const target = targetOf(specifier, path.dirname(file), manifest, dist);
    if (target === null) return whole;
    named.push(target.replace(/\.tsx?$/, '.d.ts'));
    const relative = path.relative(path.dirname(file), target).replaceAll('\\', '/');
    return `${quote}${relative.startsWith('.') ? relative : `./${relative}`}${quote}`;
  });
  return { text, named };
}

/** The file of a specifier, by its source's name; null for another package's, and for what is not code. */
function targetOf(specifier: string, from: string, { name, exports }: Manifest, dist: string): string | null {
  if (specifier.startsWith('.')) return /\.tsx?$/.test(specifier) ? path.resolve(from, specifier) : null;
  if (!specifier.startsWith(`${name}/`)) return null;
  const subpath = specifier.replace(name, '.');
  const pattern = Object.keys(exports).find((key) => key === subpath) ?? `${path.posix.dirname(subpath)}/*`;
  const source = exports[pattern];
  if (typeof source !== 'string') throw new Error(`${name} exports no ${subpath}`);
  return path.join(dist, source.replace('./src/', '').replace('*', path.posix.basename(subpath)));
}
