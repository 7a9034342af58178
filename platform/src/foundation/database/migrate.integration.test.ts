import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { catalogueOf } from '../../testing/catalogueOf.ts';
import { type TestDatabase, testDatabase } from '../../testing/testDatabase.ts';
import { connect } from './connect.ts';
import { migrateTo } from './migrate.ts';
import type { SchemaFolders } from './readSchema.ts';

let folder: string;
const opened: TestDatabase[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'unisite-schema-'));
});
afterAll(async () => {
  for (const own of opened) await own.drop();
  await rm(folder, { recursive: true, force: true });
});

/** Files by their path: `shop/tables.sql`, `shop/price.sql`, `migrations/001-what.sql`. */
type Files = Readonly<Record<string, string>>;

let schemas = 0;
async function schemaOf(files: Files): Promise<SchemaFolders> {
  schemas += 1;
  const root = path.join(folder, String(schemas));
  await mkdir(path.join(root, 'migrations'), { recursive: true });
  for (const [name, sql] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(root, name)), { recursive: true });
    await writeFile(path.join(root, name), sql);
  }
  const domains = [...new Set(Object.keys(files).map((name) => path.dirname(name)))];
  return {
    domains: domains.filter((name) => name !== 'migrations').map((name) => path.join(root, name)),
    migrations: path.join(root, 'migrations'),
  };
}

/** An empty database of its own, with its schema files. */
async function emptyDatabase() {
  const own = await testDatabase({ name: 'empty', fill: async () => undefined });
  opened.push(own);
  return {
    ...own,
    database: own.owner,
    migrate: async (files: Files) => migrateTo(await schemaOf(files), own.owner),
  };
}

const shop: Files = {
  'shop/tables.sql': `CREATE TABLE item (name text PRIMARY KEY, price int NOT NULL, net int NOT NULL DEFAULT 0);
    CREATE TRIGGER item_net BEFORE INSERT OR UPDATE ON item FOR EACH ROW EXECUTE FUNCTION set_net();`,
  'shop/set_net.sql': `CREATE OR REPLACE FUNCTION set_net() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN NEW.net := net_of(NEW.price); RETURN NEW; END $$;`,
  'shop/net_of.sql':
    'CREATE OR REPLACE FUNCTION net_of(price int) RETURNS int LANGUAGE sql AS $$ SELECT price - tax_of(price) $$;',
  'shop/tax_of.sql': `-- Of every price.
    CREATE OR REPLACE FUNCTION tax_of(price int) RETURNS int LANGUAGE sql IMMUTABLE SET work_mem = '8MB' AS $$ SELECT price / 10 $$;`,
  'orders/tables.sql': 'CREATE TABLE ordered (item text REFERENCES item (name));',
};

const without = (files: Files, name: string): Files =>
  Object.fromEntries(Object.entries(files).filter(([key]) => key !== name));

describe('an empty database', () => {
  test('gets the tables of all domains, with the functions that they and each other need', async () => {
    const { database, migrate } = await emptyDatabase();
    expect(await migrate(shop)).toEqual(['set_net', 'tables', 'net_of', 'tax_of']);
    await database.query(`INSERT INTO item (name, price) VALUES ('tea', 100)`);
    await database.query(`INSERT INTO ordered VALUES ('tea')`);
    expect(await database.query('SELECT net FROM item')).toEqual([{ net: 90 }]);
    expect(await migrate(shop)).toEqual([]);
  });

  test('is made once when processes start together', async () => {
    const { database, ownerUrl } = await emptyDatabase();
    const folders = await schemaOf(shop);
    const other = connect(ownerUrl);
    const ran = await Promise.all([database, other, other].map((each) => migrateTo(folders, each)));
    await other.close();
    expect(ran.map((names) => names.length).sort()).toEqual([0, 0, 4]);
  });

  test('stays empty when a file fails, and is told which', async () => {
    const { database, migrate } = await emptyDatabase();
    const broken = { ...shop, 'orders/tables.sql': 'CREATE TABLE ordered (item nonsense);' };
    await expect(migrate(broken)).rejects.toThrow(/orders\/tables\.sql failed: .*nonsense/);
    await expect(migrate(without(shop, 'shop/tax_of.sql'))).rejects.toThrow(/net_of failed: .*tax_of/);
    expect(await catalogueOf(database)).toEqual([]);
    expect((await migrate(shop)).length).toBe(4);
  });
});

describe('a database of an earlier release', () => {
  const later: Files = {
    ...shop,
    'shop/tables.sql': `-- With a stock.
      ${shop['shop/tables.sql']?.replace('DEFAULT 0', 'DEFAULT 0, stock int NOT NULL DEFAULT 0, shelf text NOT NULL')}`,
    'migrations/001-stock.sql': 'ALTER TABLE item ADD COLUMN stock int NOT NULL DEFAULT 0;',
    'migrations/002-shelf.sql': `ALTER TABLE item ADD COLUMN shelf text;
      UPDATE item SET shelf = 'old'; ALTER TABLE item ALTER COLUMN shelf SET NOT NULL;`,
  };

  test('keeps its rows and equals a new one, each migration run once, also when processes race', async () => {
    const [old, fresh] = [await emptyDatabase(), await emptyDatabase()];
    await old.migrate(shop);
    await old.database.query(`INSERT INTO item (name, price) VALUES ('tea', 100)`);
    const folders = await schemaOf(later);
    const ran = await Promise.all([1, 2].map(() => migrateTo(folders, old.database)));
    expect(ran.filter((names) => names.length > 0)).toEqual([['001-stock.sql', '002-shelf.sql']]);
    expect(await old.database.query('SELECT name, stock, shelf FROM item')).toEqual([
      { name: 'tea', stock: 0, shelf: 'old' },
    ]);

    expect(await fresh.migrate(later)).not.toContain('001-stock.sql');
    expect(await catalogueOf(old.database)).toEqual(await catalogueOf(fresh.database));
  });

  test('is left as it was by a migration that fails', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(shop);
    const before = await catalogueOf(database);
    const broken = { ...later, 'migrations/002-shelf.sql': 'SELECT nonsense' };
    await expect(migrate(broken)).rejects.toThrow(/^Migration 002-shelf\.sql failed: .*nonsense/);
    expect(await catalogueOf(database)).toEqual(before);
  });

  test('refuses files that it does not lead to', async () => {
    const { migrate } = await emptyDatabase();
    await migrate(shop);
    const noWay = without(without(later, 'migrations/001-stock.sql'), 'migrations/002-shelf.sql');
    await expect(migrate(noWay)).rejects.toThrow(/^The tables of this database are not those of the files/);
    await migrate(later);
    await expect(migrate(shop)).rejects.toThrow(/^This database is newer than this platform: .* 001-stock\.sql/);
    const changed = { ...later, 'migrations/001-stock.sql': 'SELECT 1' };
    await expect(migrate(changed)).rejects.toThrow(/^Migration 001-stock\.sql was changed after it ran/);
    // Comments and line breaks are not changes.
    const explained = { ...later, 'orders/tables.sql': `-- What was\n  -- ordered.\n${shop['orders/tables.sql']}\n` };
    expect(await migrate(explained)).toEqual([]);
  });

  test('from before the schema was kept in files is told what to do', async () => {
    const { database, migrate } = await emptyDatabase();
    await database.query('CREATE TABLE migration (number int PRIMARY KEY, name text)');
    await expect(migrate(shop)).rejects.toThrow(
      /^This database is from before the first release, .*: move or delete the data folder .*DATABASE_URL name an empty/,
    );
  });
});

describe('functions', () => {
  /** Changes whenever a function is created or replaced. */
  const stamps = (q: TestDatabase['database']) =>
    q.query<{ name: string; stamp: string }>(
      `SELECT proname AS name, oid || '/' || xmin AS stamp FROM pg_proc WHERE pronamespace = 'public'::regnamespace ORDER BY 1`,
    );

  test('are applied again when their file changes, and no others', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(shop);
    const before = await stamps(database);
    const dearer = { ...shop, 'shop/tax_of.sql': shop['shop/tax_of.sql']?.replace('/ 10', '/ 5') ?? '' };
    expect(await migrate(dearer)).toEqual(['tax_of']);
    expect((await stamps(database)).filter(({ stamp }, index) => stamp !== before[index]?.stamp)).toHaveLength(1);
    expect(await database.query('SELECT net_of(100) AS net')).toEqual([{ net: 80 }]);
  });

  test('come back when they are gone, and go when their file is', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate({
      ...shop,
      'shop/spare.sql': 'CREATE OR REPLACE FUNCTION spare() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$;',
    });
    await database.query('DROP FUNCTION tax_of');
    expect(await migrate(shop)).toEqual(['tax_of']);
    expect((await stamps(database)).map(({ name }) => name)).toEqual(['net_of', 'set_net', 'tax_of']);
    await expect(migrate(without(shop, 'shop/set_net.sql'))).rejects.toThrow(/^Dropping set_net failed: .*depend/);
  });

  test('are the only ones of their name, whatever they took and gave before', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(shop);
    const taxOf = (head: string) => ({
      ...without(shop, 'shop/net_of.sql'),
      'shop/tax_of.sql': `CREATE OR REPLACE FUNCTION tax_of(${head} LANGUAGE sql AS $$ SELECT 1 $$;`,
      'shop/net_of.sql':
        'CREATE OR REPLACE FUNCTION net_of(price int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN price; END $$;',
    });
    const known = () =>
      database.query(
        `SELECT oid::regprocedure::text AS is, prorettype::regtype::text AS gives FROM pg_proc WHERE proname = 'tax_of'`,
      );
    await migrate(taxOf('price int, percent int) RETURNS int'));
    expect(await known()).toEqual([{ is: 'tax_of(integer,integer)', gives: 'integer' }]);
    await migrate(taxOf('price int, percent int) RETURNS bigint'));
    expect(await known()).toEqual([{ is: 'tax_of(integer,integer)', gives: 'bigint' }]);
    await migrate(taxOf('amount int, percent int) RETURNS bigint'));
    expect(await known()).toEqual([{ is: 'tax_of(integer,integer)', gives: 'bigint' }]);
  });

  test('are refused where a file is not one function of its name', async () => {
    const { migrate } = await emptyDatabase();
    const two = { ...shop, 'shop/tax_of.sql': `${shop['shop/tax_of.sql']}\n${shop['shop/net_of.sql']}` };
    await expect(migrate(two)).rejects.toThrow(/tax_of\.sql has to hold one CREATE OR REPLACE FUNCTION tax_of/);
    const twice = { ...shop, 'orders/tax_of.sql': shop['shop/tax_of.sql'] ?? '' };
    await expect(migrate(twice)).rejects.toThrow('Two files hold the function tax_of.');
  });
});

describe('faces', () => {
  const published: Files = {
    ...shop,
    'shop/views.sql': `CREATE SCHEMA shop;
      CREATE VIEW shop.item AS SELECT name, price FROM item;
      COMMENT ON FUNCTION tax_of IS 'What is in a price; it isn''t more.';`.replace(/^ +/gm, ''),
    'orders/cheapest.sql':
      'CREATE OR REPLACE FUNCTION cheapest() RETURNS text LANGUAGE sql AS $$ SELECT name FROM shop.item ORDER BY price LIMIT 1 $$;',
    'orders/views.sql': `CREATE SCHEMA orders;
      CREATE VIEW orders.ordered AS SELECT o.item, i.price FROM ordered o JOIN shop.item i ON i.name = o.item;`.replace(
      /^ +/gm,
      '',
    ),
  };
  const said = (q: TestDatabase['database']) =>
    q.query<{ said: string | null }>(
      `SELECT obj_description(oid, 'pg_proc') AS said FROM pg_proc WHERE proname = 'tax_of'`,
    );

  test('are there before the functions that read them, and stay while their files do', async () => {
    const { database, migrate } = await emptyDatabase();
    expect(await migrate(published)).toEqual(expect.arrayContaining(['tables', 'cheapest', 'shop', 'orders']));
    await database.query(`INSERT INTO item (name, price) VALUES ('tea', 100)`);
    await database.query(`INSERT INTO ordered VALUES ('tea')`);
    expect(await database.query('SELECT cheapest(), o.price FROM orders.ordered o')).toEqual([
      { cheapest: 'tea', price: 100 },
    ]);
    expect(await migrate(published)).toEqual([]);
    expect(await said(database)).toEqual([{ said: "What is in a price; it isn't more." }]);
  });

  test('change with their files, with what stands on them, and go with them', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(published);
    const narrower = {
      ...published,
      'shop/views.sql': published['shop/views.sql']?.replace(' name, price ', ' price, name ') ?? '',
    };
    expect(await migrate(narrower)).toEqual(['shop']);
    expect(await database.query('SELECT * FROM orders.ordered')).toEqual([]);
    const without2 = without(without(published, 'orders/views.sql'), 'shop/views.sql');
    await migrate(without(without2, 'orders/cheapest.sql'));
    await expect(database.query('SELECT FROM shop.item')).rejects.toThrow(/does not exist/);
  });

  test('make way for a migration of what they stand on', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(published);
    const wider: Files = {
      ...published,
      'shop/tables.sql': published['shop/tables.sql']?.replace('price int', 'price bigint') ?? '',
      'migrations/001-price.sql': 'ALTER TABLE item ALTER COLUMN price TYPE bigint;',
    };
    expect(await migrate(wider)).toEqual(['001-price.sql', 'shop', 'orders']);
    expect(
      await database.query('SELECT pg_typeof(price)::text AS type FROM orders.ordered RIGHT JOIN (SELECT) one ON true'),
    ).toEqual([{ type: 'bigint' }]);
  });

  test('keep what they say of a function that is made anew', async () => {
    const { database, migrate } = await emptyDatabase();
    await migrate(published);
    const renamed = { ...published, 'shop/tax_of.sql': shop['shop/tax_of.sql']?.replaceAll('price', 'amount') ?? '' };
    expect(await migrate(renamed)).toEqual(['tax_of']);
    expect(await said(database)).toEqual([{ said: "What is in a price; it isn't more." }]);
  });

  test('are refused where a file is not one schema with its views', async () => {
    const { migrate } = await emptyDatabase();
    const elsewhere = {
      ...published,
      'orders/views.sql': 'CREATE SCHEMA orders;\nCREATE VIEW shop.mine AS SELECT 1 AS one;',
    };
    await expect(migrate(elsewhere)).rejects.toThrow(/orders\/views\.sql has to make one schema, and every view in it/);
    const schemaless = { ...published, 'orders/views.sql': 'CREATE VIEW mine AS SELECT 1 AS one;' };
    await expect(migrate(schemaless)).rejects.toThrow(/has to make one schema/);
  });
});
