import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { root } from '../workspace.ts';

interface Manifest {
  exports: Record<string, string | { types: string }>;
  /** `null` keeps what a pattern matches from teams. */
  publishConfig: { exports: Record<string, string | { types: string } | null> };
}

/** The house's own pages, for nobody else. */
const notForTeams = new Set(['./client', './server', './ui/gallery', './ui/styles/kit', './ui/styles/charts']);

/** Where a source lies once it is packed. */
const packed = (source: string): string =>
  source.endsWith('.d.ts')
    ? source.replace('./src/', './dist/')
    : source.replace('./src/', './dist/').replace(/\.tsx?$/, '.js');

describe.each(['shared', 'publishing', 'remote-kit'])('%s', (folder) => {
  // a border: our own manifests
  const manifest = JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')) as Manifest;

  test('exports the same when it is packed as in the workspace', () => {
    const expected = Object.entries(manifest.exports)
      .filter(([name]) => !notForTeams.has(name))
      .map(([name, source]) => [name, typeof source === 'string' ? packed(source) : { types: packed(source.types) }]);
    const open = Object.entries(manifest.publishConfig.exports).filter(([, target]) => target !== null);
    expect(open).toEqual(expected);
  });

  test('exports what is there', () => {
    const sources = Object.values(manifest.exports).map((source) =>
      typeof source === 'string' ? source : source.types,
    );
    expect(sources.filter((source) => !source.includes('*') && !existsSync(path.join(root, folder, source)))).toEqual(
      [],
    );
  });
});
