import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { guardedTables } from '../../migrate.ts';
import { deposit } from '../../testing/members.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';

let own: TestDatabase;
const { writtenByFunctions, appendOnly } = guardedTables;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own.drop());

const denied = (sql: string) => expect(own.database.query(sql)).rejects.toThrow(/permission denied|must be owner/);

test.each([...writtenByFunctions, ...appendOnly, 'schema_migration', 'schema_function', 'schema_face'])(
  'the platform’s role rewrites nothing in %s',
  async (table) => {
    const [column] = await own.owner.query<{ name: string }>(
      `SELECT quote_ident(attname) AS name FROM pg_attribute WHERE attrelid = $1::regclass AND attnum > 0 AND attidentity = '' LIMIT 1`,
      [table],
    );
    await own.database.query(`SELECT FROM ${table} LIMIT 1`);
    await denied(`UPDATE ${table} SET ${column?.name} = ${column?.name}`);
    await denied(`DELETE FROM ${table}`);
    await denied(`TRUNCATE ${table} CASCADE`);
    await denied(`ALTER TABLE ${table} DISABLE TRIGGER ALL`);
  },
);

test.each(writtenByFunctions)('and writes nothing to %s but through functions', (table) =>
  denied(`INSERT INTO ${table} DEFAULT VALUES`),
);

test('through functions money moves', async () => {
  const { status } = await deposit(own.database, '1', 100n, { key: 'one' });
  expect(status).toBe('posted');
});

test.each([
  'CREATE TABLE mine ()',
  'CREATE TEMPORARY TABLE mine ()',
  'CREATE SCHEMA mine',
  `CREATE FUNCTION mine() RETURNS int LANGUAGE sql AS 'SELECT 1'`,
  `SET session_replication_role = 'replica'`,
  'SET ROLE unisite',
  `SELECT nextval('transfer_id_seq')`,
])('it cannot %s', (sql) => denied(sql));

test('published views are read, and nothing is written or locked through them', async () => {
  const views = await own.database.query<{ name: string; reads: boolean; changes: boolean }>(
    `SELECT c.oid::regclass::text AS name, has_table_privilege(c.oid, 'SELECT') AS reads,
       has_table_privilege(c.oid, 'INSERT, UPDATE, DELETE') OR has_any_column_privilege(c.oid, 'INSERT, UPDATE') AS changes
     FROM schema_face f JOIN pg_class c ON c.relnamespace = to_regnamespace(f.name)`,
  );
  expect(views.length).toBeGreaterThan(5);
  expect(views.filter(({ reads, changes }) => !reads || changes)).toEqual([]);
  await own.database.query('SELECT FROM ledger.account LIMIT 1');
  await denied('UPDATE ledger.account SET balance = 0');
  await denied('SELECT FROM ledger.account LIMIT 1 FOR UPDATE');
});

test('what a trigger keeps from being rewritten, the role may not rewrite in the first place', async () => {
  const kept = await own.owner.query<{ name: string }>(
    `SELECT DISTINCT tgrelid::regclass::text AS name FROM pg_trigger WHERE NOT tgisinternal AND pg_get_triggerdef(oid) LIKE '%BEFORE % TRUNCATE ON %'`,
  );
  expect(kept.length).toBeGreaterThan(5);
  expect([...writtenByFunctions, ...appendOnly]).toEqual(expect.arrayContaining(kept.map(({ name }) => name)));
});

test('a function that runs as the owner looks names up where nobody else makes any', async () => {
  const rows = await own.owner.query<{ name: string; settings: string[] | null }>(
    `SELECT proname AS name, proconfig AS settings FROM pg_proc WHERE prosecdef AND pronamespace = 'public'::regnamespace`,
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const { name, settings } of rows) {
    expect([name, ...(settings ?? [])]).toEqual(expect.arrayContaining([name, 'search_path=public, pg_temp']));
  }
});
