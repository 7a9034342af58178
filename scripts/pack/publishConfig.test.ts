import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace.ts';
import { internalDeclarations, publicEntries, readManifest } from './manifest.ts';

/** The source of a packed file; a pattern keeps its asterisk. */
const sourceOf = (packed: string): string => packed.replace('./dist/', './src/').replace(/(?<!\.d)\.js$/, '.ts');

describe.each(['shared', 'publishing', 'remote-kit'])('%s', (folder) => {
  const manifest = readManifest(folder);
  const packed = Object.entries(manifest.publishConfig.exports);

  test('exports what is there', () => {
    const sources = Object.values(manifest.exports).map((source) =>
      typeof source === 'string' ? source : source.types,
    );
    expect(sources.filter((source) => !source.includes('*') && !existsSync(path.join(root, folder, source)))).toEqual(
      [],
    );
  });

  test('runs the same code when it is packed as in the workspace', () => {
    const code = packed.flatMap(([subpath, target]) => {
      const file = typeof target === 'string' ? target : target?.default;
      return file?.endsWith('.js') ? [[subpath, sourceOf(file)]] : [];
    });
    expect(code.length).toBeGreaterThan(0);
    expect(code.map(([subpath = '']) => [subpath, manifest.exports[subpath]])).toEqual(code);
  });
});

describe('what teams can import of shared', () => {
  const manifest = readManifest('shared');
  const entries = publicEntries(manifest).filter(({ declarations }) => declarations.endsWith('/public.d.ts'));

  test('is what this list says; anything else changes without notice', () => {
    expect(publicEntries(manifest).map(({ subpath }) => subpath)).toEqual([
      './api',
      './events',
      './i18n',
      './navigation',
      './operations',
      './remote',
      './session',
      './testing',
      './ui',
    ]);
    expect(manifest.publishConfig.exports['./*']).toEqual({ types: internalDeclarations, default: null });
  });

  test.each(entries.map(({ declarations }) => path.dirname(declarations)))(
    'the house imports all of %s that teams do, and more',
    (name) => {
      const index = readFileSync(path.join(root, 'shared/src', name, 'index.ts'), 'utf8');
      expect(index).toContain("export * from './public.ts';");
    },
  );
});
