import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../testing/testDatabase.ts';
import { connect } from './connect.ts';
import { migrate } from './migrate.ts';

let own: TestDatabase;
let folder: string;

beforeAll(async () => {
  own = await testDatabase({ name: 'empty', fill: async () => undefined });
  folder = await mkdtemp(path.join(tmpdir(), 'unisite-migrations-'));
});
afterAll(async () => {
  await own?.drop();
  await rm(folder, { recursive: true, force: true });
});

const add = (name: string, sql: string) => writeFile(path.join(folder, name), sql);

test('files run once, in the order of their numbers, also when processes race', async () => {
  await add('002-second.sql', 'INSERT INTO step VALUES (2)');
  await add('001-first.sql', 'CREATE TABLE step (n int); INSERT INTO step VALUES (1)');
  await add('notes.txt', 'not SQL');
  const other = connect(own.url);
  const ran = await Promise.all([migrate(own.database, folder), migrate(other, folder), migrate(other, folder)]);
  await other.close();
  expect(ran.filter((names) => names.length > 0)).toEqual([['001-first.sql', '002-second.sql']]);
  expect(await own.database.query('SELECT n FROM step ORDER BY n')).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file that fails leaves nothing behind and says which it was', async () => {
  await add('003-third.sql', 'INSERT INTO step VALUES (3); SELECT nonsense');
  await expect(migrate(own.database, folder)).rejects.toThrow(/^Migration 003-third\.sql failed: .*nonsense/);
  expect(await own.database.query('SELECT n FROM step WHERE n = 3')).toEqual([]);
  await add('003-third.sql', 'INSERT INTO step VALUES (3)');
  expect(await migrate(own.database, folder)).toEqual(['003-third.sql']);
});

test('a file that was changed after it ran is refused', async () => {
  await add('002-second.sql', 'INSERT INTO step VALUES (22)');
  await expect(migrate(own.database, folder)).rejects.toThrow(/^Migration 002-second\.sql was changed after it ran/);
});
