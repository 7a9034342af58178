import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { root, workspacePackages } from '../../workspace.ts';
import { longLines } from './longLines.ts';

const folders = [...workspacePackages().map(({ folder }) => folder), 'examples', 'scripts'];

test('no line of code or comment is longer than 120 columns', () => {
  const files = globSync(['*.mjs', ...folders.map((folder) => `${folder}/**/*.{ts,tsx,mjs,cjs,js}`)], {
    cwd: root,
    exclude: (name) => /(^|\/)(node_modules|dist|\.cache|\.remote)$/.test(name),
  });
  expect(files.length).toBeGreaterThan(1_000);
  const long = files.flatMap((file) =>
    longLines(readFileSync(path.join(root, file), 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(long).toEqual([]);
});

test('a long comment and long code are found; a long text, template, pattern or directive is not', () => {
  const far = 'x'.repeat(120);
  const source = [
    'short();',
    `// ${far}`,
    ` * ${far}`,
    `call(${far});`,
    `call('${far}', 1);`,
    `// biome-ignore a: ${far}`,
    `  /^${far}$/,`,
  ];
  expect(longLines([...source, 'const page = `', far, '`;', `call(${far});`].join('\n'))).toEqual([2, 3, 4, 11]);
});
