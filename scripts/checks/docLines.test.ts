import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
/** docs/api is written by `npm test -- api --write`, from code that has its own check. */
const documents = globSync(
  ['*.md', 'docs/*.md', 'docs/decisions/*.md', '{demonstration,platform,vendor-sandbox}/README.md'],
  {
    cwd: root,
  },
);
const LONGEST = 120;
const README_WORDS = 700;

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Tables and code keep their lines; what cannot be broken, such as an address, may be longer. */
const isProse = (line: string): boolean => !line.trimStart().startsWith('|') && line.trim().includes(' ');

test(`prose ends before column ${LONGEST}`, () => {
  expect(documents.length).toBeGreaterThan(50);
  const long = documents.flatMap((file) =>
    read(file)
      .replaceAll(/```.*?```/gs, (code) => code.replaceAll(/[^\n]/g, ''))
      .split('\n')
      .flatMap((line, index) => (isProse(line) && line.length > LONGEST ? [`${file}:${index + 1}`] : [])),
  );
  expect(long).toEqual([]);
});

test(`the README has at most ${README_WORDS} words`, () => {
  expect(read('README.md').split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(README_WORDS);
});
