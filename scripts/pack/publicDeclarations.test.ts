import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { keepPublicDeclarations } from './publicDeclarations.ts';

const dist = mkdtempSync(path.join(tmpdir(), 'unisite-declarations-'));
afterAll(() => rmSync(dist, { recursive: true }));

const manifest = {
  name: '@unisite/kit',
  exports: { './ui': './src/ui/index.ts', './schema': './src/schema/index.ts', './contract/*': './src/contract/*.ts' },
  publishConfig: {
    exports: {
      './ui': { types: './dist/ui/public.d.ts', default: './dist/ui/index.js' },
      './schema': { types: './dist/internalToTheSite.d.ts', default: './dist/schema/index.js' },
      './*': { types: './dist/internalToTheSite.d.ts', default: null },
    },
  },
};

test('only what teams can reach keeps its declarations, each by its file', () => {
  const files = {
    'ui/index.d.ts': `export * from './public.ts';\n`,
    'ui/public.d.ts': `export { Button } from './Button.tsx';\nimport './look.css';\nimport 'react';\n`,
    'ui/Button.d.ts': `import type { Size } from '@unisite/kit/contract/size';\nexport declare const Button: import("../schema/index.ts").Of<Size>;\n`,
    'contract/size.d.ts': `import type * as z from '@unisite/kit/schema';\n`,
    'contract/secret.d.ts': '',
    'schema/index.d.ts': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(dist, name)), { recursive: true });
    writeFileSync(path.join(dist, name), text);
  }
  keepPublicDeclarations(manifest, dist);
  expect(globSync('**/*.d.ts', { cwd: dist }).sort()).toEqual([
    'contract/size.d.ts',
    'schema/index.d.ts',
    'ui/Button.d.ts',
    'ui/public.d.ts',
  ]);
  const read = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  expect(read('ui/Button.d.ts')).toContain("from '../contract/size.ts'");
  expect(read('contract/size.d.ts')).toContain("from '../schema/index.ts'");
  expect(read('ui/public.d.ts')).toBe(files['ui/public.d.ts']);
});
