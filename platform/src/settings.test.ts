import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readSettings } from './settings.ts';

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'unisite-settings-'));
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const SEALING_KEY = 'ab'.repeat(32);
const DOCUMENTS_KEY = 'cd'.repeat(32);
const DRAWS_KEY = 'dd'.repeat(32);
const read = (environment: Record<string, string> = {}) => readSettings({ DATA_DIR: dataDir, ...environment });

test('without anything said it is a demonstration on this machine, with a secret of its own that it keeps', () => {
  const settings = read();
  expect(settings).toMatchObject({
    mode: 'demonstration',
    host: 'localhost',
    port: 3000,
    databaseUrl: null,
    trustProxy: false,
  });
  expect(settings.sandboxSecret).toMatch(/^[\da-f]{64}$/);
  expect(read().sandboxSecret).toBe(settings.sandboxSecret);
  expect(readFileSync(path.join(dataDir, 'sandbox-secret'), 'utf8')).toBe(settings.sandboxSecret);
  expect(statSync(path.join(dataDir, 'sandbox-secret')).mode & 0o777).toBe(0o600);
});

test('production has no sandbox secret', () => {
  expect(
    read({ UNISITE_MODE: 'production', SEALING_KEY, DOCUMENTS_KEY, DRAWS_KEY, SANDBOX_SECRET: 'x' }).sandboxSecret,
  ).toBe('');
});

test('production has the keys of sealing, documents and draws from the environment alone, a demonstration keeps them', () => {
  expect(() => read({ UNISITE_MODE: 'production', SEALING_KEY })).toThrow('Production needs DOCUMENTS_KEY');
  expect(() => read({ UNISITE_MODE: 'production', SEALING_KEY, DOCUMENTS_KEY })).toThrow('Production needs DRAWS_KEY');
  expect(read().drawKeys).toEqual([readFileSync(path.join(dataDir, 'draws-key'), 'utf8')]);
  expect(read().documentKeys).toEqual([readFileSync(path.join(dataDir, 'documents-key'), 'utf8')]);
  expect(() => read({ UNISITE_MODE: 'production', DOCUMENTS_KEY, DRAWS_KEY })).toThrow(
    'Production needs SEALING_KEY, 32 bytes in hex, as "openssl rand -hex 32" makes them.',
  );
  const { sealingKeys } = read().identity;
  expect(sealingKeys).toEqual([readFileSync(path.join(dataDir, 'sealing-key'), 'utf8')]);
  expect(read().identity.sealingKeys).toEqual(sealingKeys);
});

test('a key that is replaced stands behind the new one', () => {
  const [first, second] = ['1a'.repeat(32), '2b'.repeat(32)];
  expect(read({ FACTORS_KEY: `${first}, ${second}` }).identity.factorsKeys).toEqual([first, second]);
  expect(read({ SEALING_KEY: first }).identity.sealingKeys).toEqual([first]);
  expect(read({ OPS_KEY: `${second},${first}` }).operators.keys).toEqual([second, first]);
  expect(() => read({ FACTORS_KEY: `${first},` })).toThrow('FACTORS_KEY has an empty place in its list of keys.');
  expect(() => read({ FACTORS_KEY: `${first},zz` })).toThrow('FACTORS_KEY must be 32 bytes in hex');
});

test('market domains are named by market', () => {
  expect([...read({ MARKET_DOMAINS: 'VN=Site.example, www.site.example;INT=int.site.example' }).marketDomains]).toEqual(
    [
      ['site.example', 'VN'],
      ['www.site.example', 'VN'],
      ['int.site.example', 'INT'],
    ],
  );
  expect(() => read({ MARKET_DOMAINS: 'site.example' })).toThrow(/^MARKET_DOMAINS names domains by market/);
});

test('operators have the next port, and a key of their own that is kept', () => {
  const { operators } = read({ PORT: '3100', HOST: '0.0.0.0' });
  expect(operators).toMatchObject({ host: '0.0.0.0', port: 3101, dist: null, metricsToken: null });
  expect(operators.keys).toEqual([expect.stringMatching(/^[\da-f]{64}$/)]);
  expect(read().operators.keys).toEqual(operators.keys);
  expect(statSync(path.join(dataDir, 'operators-key')).mode & 0o777).toBe(0o600);
  expect(read({ PORT: '0' }).operators.port).toBe(0);
});

test('the operators’ side can be put elsewhere', () => {
  const key = 'ab'.repeat(32);
  const said = {
    OPS_PORT: '4100',
    OPS_HOST: '127.0.0.1',
    OPS_DIST: '/console',
    OPS_KEY: key,
    METRICS_TOKEN: 'read-me',
  };
  expect(read(said).operators).toEqual({
    host: '127.0.0.1',
    port: 4100,
    dist: '/console',
    keys: [key],
    metricsToken: 'read-me',
  });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT is "eighty"; it must be a number from 0 to 65535.'],
  [{ UNISITE_MODE: 'test' }, 'UNISITE_MODE is "test"; it can be "demonstration" or "production".'],
  [
    { DATA_DIR: '/dev/null/data' },
    'The data folder /dev/null/data cannot be written to; set DATA_DIR to a folder of yours.',
  ],
  [{ OPS_PORT: 'next' }, 'OPS_PORT is "next"; it must be a number from 0 to 65535.'],
  [{ PORT: '65535' }, 'OPS_PORT is "65536"; it must be a number from 0 to 65535.'],
  [{ PORT: '4000', OPS_PORT: '4000' }, "OPS_PORT is 4000, as PORT is; the operators' console needs a port of its own."],
  [
    { BREACHED_PASSWORDS_URL: 'http://range.example/' },
    'BREACHED_PASSWORDS_URL must be an address that begins with "https://".',
  ],
  [
    { UNISITE_MODE: 'production', DATABASE_URL: 'postgresql://me:secret@db.example/unisite' },
    'DATABASE_URL leads to another machine without TLS: add "sslmode=verify-full" to its parameters.',
  ],
  [{ OPS_KEY: 'short' }, 'OPS_KEY must be 32 bytes in hex, as "openssl rand -hex 32" makes them.'],
  [{ BEST_BROTLI: 'soon' }, 'BEST_BROTLI is "soon"; it must be "later" or "never"'],
])('%o is refused in one sentence', (said, sentence) => {
  expect(() => read(said)).toThrow(sentence);
});
