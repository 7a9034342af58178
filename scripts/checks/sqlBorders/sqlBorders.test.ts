import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cyclesOf } from './cycles.ts';
import { facesIn } from './faces.ts';
import { mentionsIn } from './mentions.ts';
import { crossings, domainOf, faultsOf, untouched } from './sqlBorders.ts';

const faces = {
  tables: new Map([
    ['market', 'markets'],
    ['open_page', 'foundation/live'],
    ['remote', 'registry'],
  ]),
  functions: new Map([
    ['market_open', 'markets'],
    ['market_note', 'markets'],
    ['remote_of', 'registry'],
  ]),
  views: new Map([['markets.market', 'markets']]),
  published: new Set(['market_open']),
};
const order = ['foundation/live', 'markets', 'cash', 'registry'];

const faults = (text: string, domain: string | null, name = 'rules.ts') =>
  crossings(text, { name, domain, faces }).flatMap((crossing) => faultsOf(crossing, domain, order));

test('a table and a function are of the domain that makes them; views.sql says what others may touch', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'unisite-borders-'));
  const files = {
    'markets/schema/tables.sql': '-- Of CREATE TABLE none.\nCREATE TABLE market (\n);',
    'markets/schema/market_open.sql': '-- Why.\nCREATE OR REPLACE FUNCTION market_open() RETURNS int',
    'markets/schema/market_note.sql': 'CREATE OR REPLACE FUNCTION market_note() RETURNS int',
    'markets/schema/views.sql': `CREATE SCHEMA markets;\nCREATE VIEW markets.market AS SELECT 1;\nCOMMENT ON FUNCTION market_open IS 'x';`,
    'foundation/live/schema/tables.sql': 'CREATE UNLOGGED TABLE open_page (\n);',
    'registry/schema/tables.sql': 'CREATE TABLE remote (\n);',
    'registry/schema/remote_of.sql': 'CREATE OR REPLACE AGGREGATE remote_of(int)',
  };
  try {
    for (const [name, sql] of Object.entries(files)) {
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
      writeFileSync(path.join(folder, name), sql);
    }
    expect(facesIn(folder)).toEqual(faces);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('a file is of the domain that it lies in, however deep', () => {
  expect(domainOf('markets/data/markets.ts', order)).toBe('markets');
  expect(domainOf('foundation/live/schema/tables.sql', order)).toBe('foundation/live');
  expect(domainOf('foundation/http/serve.ts', order)).toBeNull();
  expect(domainOf('app.ts', order)).toBeNull();
});

const named = (sql: string, as: string) =>
  mentionsIn(sql).flatMap((one) =>
    one.as === as ? [`${one.schema === null ? '' : `${one.schema}.`}${one.name}`] : [],
  );

test('every kind of write is seen, over lines and with another name for the table', () => {
  expect(named('WITH x AS (INSERT INTO a AS one (b) VALUES (1)) UPDATE c d\n SET e = 1', 'write')).toEqual(['a', 'c']);
  const others = `DELETE FROM ONLY a USING b; MERGE INTO c; TRUNCATE TABLE d; UPDATE e SET f = 1; ALTER TABLE g ADD h int;
    CREATE UNIQUE INDEX i ON j (k); CREATE TRIGGER l BEFORE INSERT OR UPDATE ON m EXECUTE FUNCTION n();`;
  expect(named(others, 'write')).toEqual(['a', 'c', 'd', 'e', 'g', 'j', 'm']);
});

test('what only sounds like a write is none', () => {
  const reads = `SELECT 1 FROM a JOIN b ON true FOR NO KEY UPDATE; -- DELETE FROM c
    INSERT INTO d VALUES (1) ON CONFLICT DO UPDATE SET e = 2; CREATE TABLE f (x int)`;
  expect(named(reads, 'write')).toEqual(['d']);
});

test('every read is seen: in lists, joins, parts of a statement, and with a schema', () => {
  const reads = `SELECT (SELECT 1 FROM a) FROM ONLY b x, LATERAL (SELECT FROM c) y, d.e AS z (v), f JOIN g USING (h)
    WHERE i IS DISTINCT FROM j AND k = 'FROM l'; DELETE FROM m USING n o, p`;
  expect(named(reads, 'read').sort()).toEqual(['a', 'b', 'c', 'd.e', 'f', 'g', 'n', 'p']);
  expect(named('a b LEFT JOIN c ON true', 'read')).toEqual(['a', 'c']);
  expect(named('a b WHERE b.c = 1', 'read')).toEqual(['a']);
  expect([...named('a_b', 'read'), ...named('a.b', 'read')]).toEqual(['a_b', 'a.b']);
  expect([...named('a', 'read'), ...named('WHERE a IN (SELECT 1)', 'read'), ...named('a b c', 'read')]).toEqual([]);
});

test('calls, keys and variables of a row are seen', () => {
  const made = `CREATE OR REPLACE FUNCTION one(p_row a, p_text text) RETURNS void LANGUAGE plpgsql AS $$
    DECLARE v_row b; v_rows c[];
    BEGIN PERFORM two(3); SELECT * FROM three(1); v_row := NULL::d; END $$;`;
  expect(named(made, 'row')).toEqual(expect.arrayContaining(['a', 'b', 'c', 'd']));
  expect(named(made, 'call')).toEqual(['two', 'three']);
  expect(
    named('CREATE TABLE a (b int REFERENCES c (d)); ALTER TABLE e ADD FOREIGN KEY (f) REFERENCES g (h);', 'key'),
  ).toEqual(['c', 'e', 'g']);
  expect(named('CREATE TRIGGER a BEFORE DELETE ON b EXECUTE FUNCTION c();', 'call')).toEqual(['c']);
});

test('a write of another domain’s table is named, in sources and in SQL', () => {
  const source = `q.query(\`UPDATE market SET \${columns} WHERE code = $1\`); q.query("DELETE FROM remote");`;
  const wrong = ['writes market, which is of markets: ask its index.ts'];
  expect(faults(source, 'registry')).toEqual(wrong);
  expect(faults('UPDATE market SET status = 1;', 'registry', 'close.sql')).toEqual(wrong);
  expect(faults('UPDATE markets.market SET status = 1;', 'registry', 'close.sql')).toEqual(wrong);
  expect(faults(source, 'markets')).toEqual(['writes remote, which is of registry: ask its index.ts']);
  // SQL in a TypeScript comment.
  expect(faults('/** UPDATE market SET */ export {};', 'registry')).toEqual([]);
});

test('what a domain publishes is read and called from outside, nothing else of it', () => {
  expect(faults(`q.query('SELECT market_open() FROM markets.market');`, 'cash')).toEqual([]);
  expect(faults(`q.query('SELECT market_note() FROM market');`, 'cash')).toEqual([
    'calls market_note, which is of markets: its schema/views.sql does not publish it',
    'reads market, which is of markets: its schema/views.sql does not publish it',
  ]);
  expect(faults(`q.query('SELECT market_note() FROM market');`, 'markets')).toEqual([]);
  expect(faults(`q.query('SELECT FROM market');`, null)).toHaveLength(1);
});

test('a table named alone is read by a domain; composition says who may write it', () => {
  expect(faults(`byId('open_page', 'r.id')`, 'cash')).toHaveLength(1);
  expect(faults(`const guarded = ['open_page'];`, null)).toEqual([]);
});

test('SQL goes down only, foreign keys included', () => {
  expect(faults('CREATE TABLE x (y int REFERENCES market (code));', 'cash', 'tables.sql')).toEqual([]);
  expect(faults('CREATE TABLE x (y int REFERENCES remote (name));', 'cash', 'tables.sql')).toEqual([
    'refers to remote, which is of registry, above it in domains.ts',
  ]);
});

test('domains that need each other are a cycle', () => {
  expect(
    cyclesOf([
      ['a', 'b'],
      ['b', 'c'],
      ['c', 'a'],
      ['c', 'd'],
      ['e', 'f'],
      ['f', 'e'],
    ]),
  ).toEqual([
    ['a', 'b', 'c'],
    ['e', 'f'],
  ]);
  expect(
    cyclesOf([
      ['a', 'b'],
      ['a', 'c'],
      ['b', 'c'],
    ]),
  ).toEqual([]);
});

test('what is published is touched from outside', () => {
  expect(untouched(faces, new Set(['markets.market']))).toEqual(['market_open is touched by no other domain']);
  expect(untouched(faces, new Set(['markets.market', 'market_open']))).toEqual([]);
});
