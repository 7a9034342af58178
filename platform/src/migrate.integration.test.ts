import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { PLATFORM_ROLE } from './foundation/database/embedded/cluster.ts';
import { migrateTo } from './foundation/database/migrate.ts';
import { migrate, schemaFolders } from './migrate.ts';
import { catalogueOf } from './testing/catalogueOf.ts';
import { type TestDatabase, testDatabase } from './testing/testDatabase.ts';

let own: TestDatabase;

beforeAll(async () => {
  own = await testDatabase();
});
afterAll(() => own?.drop());

const sqlIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).map((name) => path.join(folder, name));

/** Every function's file, by its name. */
async function functionFiles(): Promise<Map<string, string>> {
  const files = (await Promise.all(schemaFolders.domains.map(sqlIn))).flat();
  const functions = files.filter((file) => path.basename(file) !== 'tables.sql');
  return new Map(
    await Promise.all(
      functions.map(async (file) => [path.basename(file, '.sql'), await readFile(file, 'utf8')] as const),
    ),
  );
}

/** The tables of the last release, with trigger functions only; without a migration, the present ones. */
async function released(folder: string) {
  const isMigrated = (await sqlIn(schemaFolders.migrations)).length > 0;
  const files = isMigrated
    ? [path.join(schemaFolders.migrations, 'released', 'tables.sql')]
    : schemaFolders.domains.map((domain) => path.join(domain, 'tables.sql'));
  const tables = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  await writeFile(path.join(folder, 'tables.sql'), tables.join('\n'));
  for (const [name, sql] of await functionFiles()) {
    if (sql.includes('RETURNS trigger')) await writeFile(path.join(folder, `${name}.sql`), sql);
  }
  const migrations = path.join(folder, 'none');
  await mkdir(migrations);
  return { domains: [folder], migrations };
}

test('a database of the last release, migrated, equals a new one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'unisite-released-'));
  const old = await testDatabase({ name: 'empty', fill: async () => undefined });
  try {
    await migrateTo(await released(folder), old.owner);
    await migrate(old.owner, PLATFORM_ROLE);
    expect(await catalogueOf(old.database)).toEqual(await catalogueOf(own.database));
  } finally {
    await old.drop();
    await rm(folder, { recursive: true, force: true });
  }
});

interface Kept {
  readonly name: string;
  readonly definer: boolean;
  readonly language: string;
  readonly volatility: string;
  readonly parallel: string;
  readonly settings: string[];
  readonly body: string;
}

/** Parses a function's file. */
function said(name: string, sql: string): Kept {
  const [, head = '', body = ''] = sql.match(/^(CREATE OR REPLACE [\s\S]*?)\$\$([\s\S]*)\$\$;\s*$/m) ?? [];
  const settings = [...head.matchAll(/\bSET (\w+) (?:=|TO) '?(\w+(?:, \w+)*)'?/g)].map(
    ([, key, value]) => `${key}=${value}`,
  );
  return {
    name,
    definer: /\bSECURITY DEFINER\b/.test(head),
    language: head.match(/\bLANGUAGE (\w+)/)?.[1] ?? '',
    volatility: head.match(/\b(IMMUTABLE|STABLE)\b/)?.[1] ?? 'VOLATILE',
    parallel: head.match(/\bPARALLEL (SAFE|RESTRICTED)\b/)?.[1] ?? 'UNSAFE',
    settings,
    body,
  };
}

test('the functions of a database are those of the files, with their settings', async () => {
  const files = [...(await functionFiles())].filter(([, sql]) => sql.includes('CREATE OR REPLACE FUNCTION'));
  const kept = await own.database.query<Kept>(
    `SELECT p.proname AS name, p.prosecdef AS definer, l.lanname AS language, p.prosrc AS body, coalesce(p.proconfig, '{}') AS settings,
       CASE p.provolatile WHEN 'i' THEN 'IMMUTABLE' WHEN 's' THEN 'STABLE' ELSE 'VOLATILE' END AS volatility,
       CASE p.proparallel WHEN 's' THEN 'SAFE' WHEN 'r' THEN 'RESTRICTED' ELSE 'UNSAFE' END AS parallel
     FROM pg_proc p JOIN pg_language l ON l.oid = p.prolang
     WHERE p.pronamespace = 'public'::regnamespace AND p.prokind = 'f'`,
  );
  const byName = (a: Kept, b: Kept) => a.name.localeCompare(b.name);
  expect(kept.sort(byName)).toEqual(files.map(([name, sql]) => said(name, sql)).sort(byName));
});

test('what operators changed or took away stays so at the next start', async () => {
  const { owner: database } = own;
  await database.query(`UPDATE market SET switches = switches || '{"freePlay": false}', status = 1 WHERE code = 'VN'`);
  await database.query(`DELETE FROM market_domain WHERE domain = 'localhost'`);
  await database.query(`UPDATE registration_setting SET max_length = 40 WHERE field = 'username'`);
  await database.query(`DELETE FROM registration_setting WHERE market_code = 'VN' AND field = 'qqNum'`);
  await database.query('UPDATE cash_market SET daily_times = 9; UPDATE cash_deposit_method SET open = false');
  await database.query(`DELETE FROM cash_deposit_method WHERE market_code = 'INT' AND method = 'card'`);
  await database.query(`DELETE FROM cash_bank WHERE code = 'SAOMAI'`);
  await database.query(`UPDATE lottery_station SET close_seconds = 600 WHERE code = 'MB'`);
  await database.query(`DELETE FROM lottery_schedule WHERE station_code = 'MB' AND weekday = 2`);
  const rows = async () => {
    const tables = [
      'market',
      'market_domain',
      'registration_setting',
      'cash_market',
      'cash_deposit_method',
      'cash_bank',
      'lottery_station',
      'lottery_schedule',
      'lottery_menu',
      'esports_vendor',
      'catalogue_version',
    ];
    const of = (table: string) => database.query(`SELECT to_jsonb(t) AS row FROM ${table} t ORDER BY 1`);
    return Promise.all(tables.map(of));
  };
  const before = await rows();
  expect(await migrate(database, PLATFORM_ROLE)).toEqual([]);
  expect(await rows()).toEqual(before);
});

test('what the files have and a database lacks comes with the next start', async () => {
  const { owner: database } = own;
  await database.query(
    `DELETE FROM lottery_schedule WHERE station_code = 'DL'; DELETE FROM lottery_station WHERE code = 'DL'`,
  );
  await database.query(`DELETE FROM esports_vendor WHERE code = 'TF'`);
  await database.query(`UPDATE lottery_menu SET label_en = 'Lotto' WHERE tag = 'LF'`);
  await migrate(database, PLATFORM_ROLE);
  expect(await database.query(`SELECT weekday, draw_time FROM lottery_schedule WHERE station_code = 'DL'`)).toEqual([
    { weekday: 1, draw_time: '16:15:00' },
  ]);
  expect(await database.query(`SELECT code FROM esports_vendor WHERE code = 'TF'`)).toHaveLength(1);
  expect(await database.query(`SELECT label_en FROM lottery_menu WHERE tag = 'LF'`)).toEqual([
    { label_en: 'Three digits' },
  ]);
});
