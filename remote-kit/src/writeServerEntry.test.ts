import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteConfig } from './defineRemote.ts';
import { descriptorOf } from './descriptor.ts';
import { writeServerEntry } from './writeServerEntry.ts';

const title = { vi: 'Góc', en: 'Corner' };
const config: RemoteConfig = {
  name: 'corner-shop',
  team: 'corner',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [
    { path: '/corner', page: './src/pages/deep/Corner', title },
    { path: '/corner/more', page: './src/pages/deep/Corner', title },
    { path: '/map', page: './src/pages/Map', title, render: 'browser' },
    // one offer of a module that opts out is enough
    { path: '/map/again', page: './src/pages/Map', title },
  ],
  slots: {
    'home.rail': [
      { widget: './src/Rail', order: 1 },
      { widget: './src/Clock', order: 2, render: 'browser' },
    ],
  },
  modals: { notice: './src/Notice' },
  navigation: [],
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-server-entry-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

test('holds pages and widgets, each once, but none that opted out and no modal', () => {
  const file = path.join(folder, '.remote/server.entry.ts');
  expect(writeServerEntry(folder, config)).toEqual({ file, modules: ['./pages/deep/Corner', './Rail'] });
  expect(readFileSync(file, 'utf8')).toBe(`import module0 from "../src/pages/deep/Corner.tsx";
import module1 from "../src/Rail.tsx";
import vi from "../src/locales/vi.json";
import en from "../src/locales/en.json";

export default {
  name: 'corner-shop',
  texts: { vi, en },
  modules: {
    './pages/deep/Corner': module0,
    './Rail': module1,
  },
};
`);
});

test.each<[string, Partial<RemoteConfig>]>([
  ['opts out as a whole', { render: 'browser' }],
  ['brings a framework of its own', { brings: ['react@18'] }],
  ['has modals only', { routes: [], slots: {} }],
])('there is none for a remote that %s', (_, change) => {
  expect(writeServerEntry(folder, { ...config, ...change })).toBeNull();
});

test('opting out is the build’s affair: the registry does not hear of it', () => {
  expect(JSON.stringify(descriptorOf({ ...config, render: 'browser' }))).not.toContain('render');
});
