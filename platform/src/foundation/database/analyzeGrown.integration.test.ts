import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { analyzeGrown } from './analyzeGrown.ts';
import { PLATFORM_ROLE } from './embedded/cluster.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
  await analyzeGrown(own.database); // filled by the migration
  await own.owner.query(`CREATE TABLE "Grows" (filler text); GRANT SELECT, MAINTAIN ON "Grows" TO ${PLATFORM_ROLE}`);
});
afterAll(() => own.drop());

const grow = (rows: number) =>
  own.owner.query(`INSERT INTO "Grows" SELECT repeat('x', 800) FROM generate_series(1, $1)`, [rows]);

test('a table is analyzed each time that it is twice as large, and not before', async () => {
  await grow(100); // 12 pages
  expect(await analyzeGrown(own.database)).toEqual([]);
  await grow(100);
  expect(await analyzeGrown(own.database)).toEqual(['"Grows"']);
  expect(await analyzeGrown(own.database)).toEqual([]);
  await grow(150);
  expect(await analyzeGrown(own.database)).toEqual([]);
  await grow(100);
  expect(await analyzeGrown(own.database)).toEqual(['"Grows"']);
  const [row] = await own.owner.query<{ rows: number }>(
    `SELECT reltuples::int AS rows FROM pg_class WHERE relname = 'Grows'`,
  );
  expect(row?.rows).toBe(450);
});

test('a table that was vacuumed before it was ever analyzed with rows is analyzed, once', async () => {
  const { owner: database } = own;
  await database.query('CREATE TABLE vacuumed (filler text)');
  await database.query(`INSERT INTO vacuumed SELECT repeat('x', 800) FROM generate_series(1, 200)`);
  await database.query('VACUUM vacuumed');
  expect(await analyzeGrown(database)).toEqual(['vacuumed']);
  expect(await analyzeGrown(database)).toEqual([]);
  // Pages without rows have no statistics.
  await database.query('DELETE FROM vacuumed WHERE filler IS NOT NULL');
  await database.query('ANALYZE vacuumed');
  expect(await analyzeGrown(database)).toEqual([]);
});
