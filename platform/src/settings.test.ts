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
  expect(read({ UNISITE_MODE: 'production', SANDBOX_SECRET: 'x' }).sandboxSecret).toBe('');
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
