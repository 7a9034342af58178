import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';

const root = path.resolve(import.meta.dirname, '../..');
const text = readFileSync(path.join(root, 'docs/security.md'), 'utf8');
const shortcuts: Readonly<Record<string, string>> = {
  identity: 'platform/src/access/identity',
  http: 'platform/src/foundation/http',
  page: 'platform/src/delivery/page',
};

/** The repository paths named in the table. */
function namedPaths(): string[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  const quoted = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name));
  const paths = quoted.filter((name) => /^[a-z][\w.-]*(?:\/[\w.*-]+)+\/?$|^[a-z][\w-]*\/$/i.test(name));
  return paths.map((name) => {
    const [first = '', ...rest] = name.replace(/\/\*$/, '').split('/');
    return path.join(shortcuts[first] ?? first, ...rest);
  });
}

test('every file and folder that docs/security.md names is there', () => {
  const named = namedPaths();
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((name) => !existsSync(path.join(root, name)))).toEqual([]);
});

test('what is met is tested by a file that is a test, or says that it is not', () => {
  const rows = text.split('\n').filter((line) => /^\| \d/.test(line));
  for (const row of rows) {
    const [, , , tested = ''] = row.split('|').map((cell) => cell.trim());
    for (const [, name = ''] of tested.matchAll(/`([^`]+\.ts)`/g)) expect(name).toMatch(/\.(?:test|spec)\.ts$/);
  }
});
