import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { Surface } from './surface.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'unisite-surface-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string, text: string): string => {
  const place = path.join(folder, name);
  writeFileSync(place, text);
  return place;
};

const core = file(
  'core.d.ts',
  `interface Options {
    /** Milliseconds. */
    wait: number;
}
export declare function load(options: Options): import("./cause.ts").Cause;
export declare function load(): void;
export declare const unused: Options;
`,
);
file('cause.d.ts', 'export type Cause = "lost";\n');

test('an entry lists what it exports, and where the rest comes from', () => {
  const index = file(
    'index.d.ts',
    `import { unused } from './core.ts';\nexport { load as open } from './core.ts';\nexport * from './cause.ts';\nexport { useState } from 'react';\nexport { unused };\n`,
  );
  const surface = new Surface();
  expect(surface.add('kit', index)).toBe(
    [
      `export { useState } from 'react';`,
      'type Cause = "lost";',
      'function load(options: Options): Cause;\nfunction load(): void;',
      'export { load as open };',
      'const unused: Options;',
    ].join('\n'),
  );
  expect(surface.add('kit/core', core)).toBe(`export { open as load, unused } from 'kit';`);
});

test('what an exported declaration names belongs to the surface, exported or not, with its docstrings', () => {
  const surface = new Surface();
  surface.add('kit/core', core);
  expect(surface.others()).toBe(
    'interface Options {\n    /** Milliseconds. */\n    wait: number;\n}\ntype Cause = "lost";',
  );
});

test('an export without a docstring is told; a name in a docstring is none that is declared', () => {
  const index = file(
    'documented.d.ts',
    `import { unused } from './core.ts';
/** Not \`unused\`. */
export declare const said: string;
/** For whom it is. */
export declare function open(): void;
export declare const silent: string;
`,
  );
  const surface = new Surface();
  expect(surface.add('kit', index)).toBe(
    [
      '/** For whom it is. */\nfunction open(): void;',
      '/** Not `unused`. */\nconst said: string;',
      'const silent: string;',
    ].join('\n'),
  );
  expect(surface.undocumented).toEqual(['kit: silent']);
  expect(surface.others()).toBe('');
});

test('a declaration of great length stands with its hash', () => {
  const long = file('long.d.ts', `export declare const all: [${'"one", '.repeat(2000)}];\n`);
  expect(new Surface().add('kit', long)).toMatch(/^const all; \/\/ 14\d\d\d characters, sha256 [0-9a-f]{16}…$/);
});
