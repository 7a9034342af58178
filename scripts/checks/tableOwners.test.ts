import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { domainOf, foreignWrites, ownersOf, tablesWritten } from './tableOwners.ts';

const owners = new Map([
  ['market', 'markets'],
  ['open_page', 'foundation/live'],
]);

test('a table is of the domain that makes it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-owners-'));
  try {
    for (const [domain, table] of [
      ['markets', 'CREATE TABLE market ('],
      ['foundation/live', 'CREATE UNLOGGED TABLE open_page ('],
    ] as const) {
      mkdirSync(path.join(folder, domain, 'schema'), { recursive: true });
      writeFileSync(path.join(folder, domain, 'schema/tables.sql'), `-- Of CREATE TABLE none.\n${table}\n);`);
    }
    expect(ownersOf(folder)).toEqual(owners);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file is of the domain that it lies in, however deep', () => {
  const domains = new Set(owners.values());
  expect(domainOf('markets/data/markets.ts', domains)).toBe('markets');
  expect(domainOf('foundation/live/schema/tables.sql', domains)).toBe('foundation/live');
  expect(domainOf('foundation/http/serve.ts', domains)).toBeNull();
  expect(domainOf('app.ts', domains)).toBeNull();
});

test('every kind of write is seen, over lines and with another name for the table', () => {
  expect(tablesWritten('WITH x AS (INSERT INTO a AS one (b) VALUES (1)) UPDATE c d\n SET e = 1')).toEqual(['a', 'c']);
  expect(tablesWritten('DELETE FROM ONLY a USING b; MERGE INTO c; TRUNCATE TABLE d; UPDATE e SET f = 1')).toEqual([
    'a',
    'c',
    'd',
    'e',
  ]);
});

test('what only sounds like a write is none', () => {
  const reads = `SELECT 1 FROM a JOIN b ON true FOR NO KEY UPDATE; -- DELETE FROM c
    INSERT INTO d VALUES (1) ON CONFLICT DO UPDATE SET e = 2; CREATE TRIGGER f BEFORE UPDATE OR DELETE ON g`;
  expect(tablesWritten(reads)).toEqual(['d']);
});

test('a write of another domain’s table is named, in sources and in SQL', () => {
  const place = { domain: 'registry', owners };
  const source = `q.query(\`UPDATE market SET \${columns} WHERE code = $1\`); q.query("DELETE FROM remote");`;
  const wrong = ['writes market, which is of markets: ask its index.ts'];
  expect(foreignWrites(source, { ...place, name: 'rules.ts' })).toEqual(wrong);
  expect(foreignWrites('UPDATE market SET status = 1;', { ...place, name: 'close.sql' })).toEqual(wrong);
  expect(foreignWrites(source, { ...place, domain: 'markets', name: 'rules.ts' })).toEqual([]);
  // Said in a comment of TypeScript.
  expect(foreignWrites('/** UPDATE market SET */ export {};', { ...place, name: 'rules.ts' })).toEqual([]);
});
