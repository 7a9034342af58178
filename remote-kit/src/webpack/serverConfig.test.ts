import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import webpack, { type Configuration } from 'webpack';
import { commonConfig } from './common.ts';
import { serverConfig } from './serverConfig.ts';

/** Its hash has digits only, which webpack renames before correcting it. */
const picture = '<svg xmlns="http://www.w3.org/2000/svg" id="p4871"/>';
const sources = {
  'package.json': '{ "name": "corner-shop", "sideEffects": true }',
  'src/Page.module.css': '.title { color: red } .list { color: blue }',
  'src/plain.css': 'body { color: green }',
  'src/picture.svg': picture,
  'src/Later.tsx': 'export default function Later() { return "this is loaded on demand"; }',
  'src/Page.tsx': `import { useState } from 'react';
import styles from './Page.module.css';
import './plain.css';
import picture from './picture.svg';
export const later = () => import('./Later.tsx');
export default function Page() { useState(); return [styles.title, styles.list, picture].join(' '); }`,
  'src/browser.ts': `import Page from './Page.tsx';
globalThis.page = Page;`,
  'src/server.ts': `import Page, { later } from './Page.tsx';
export default { page: Page, later };`,
};
const version = '1.2.0';
const options = { name: 'corner-shop', version, layer: 'remote.corner-shop' };

let folder: string;
/** Output files of each build. */
let browser: string[];
let server: string[];
let bundle: string;

const compile = (configuration: Configuration): Promise<void> =>
  new Promise((resolve, reject) => {
    webpack(configuration, (error, stats) => {
      if (error || !stats || stats.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-server-build-'));
  for (const [name, source] of Object.entries(sources)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), source);
  }
  const common = commonConfig({ folder, ...options, mode: 'production' });
  await compile({
    ...common,
    entry: { app: path.join(folder, 'src/browser.ts') },
    externals: { react: 'var React' },
    output: { ...common.output, publicPath: '/remotes/x/' },
    cache: false,
  } as Configuration);
  browser = readdirSync(path.join(folder, 'dist'));
  await compile({ ...serverConfig({ folder, ...options, entry: path.join(folder, 'src/server.ts') }), cache: false });
  server = readdirSync(path.join(folder, 'dist')).filter((file) => !browser.includes(file));
  bundle = readFileSync(path.join(folder, 'dist', server[0] ?? ''), 'utf8');
});
afterAll(() => rmSync(folder, { recursive: true }));

const required: string[] = [];
const host = (name: string) => {
  required.push(name);
  return { useState: () => [] };
};

/** Runs the bundle as a renderer does: in a context without Node or browser globals. */
function run(publicPath: string) {
  const module = { exports: { default: { page: () => '', later: async () => ({}) } } };
  const wrapped = vm.runInNewContext(`(function (module, exports, require, publicPath) {${bundle}\n})`);
  wrapped(module, module.exports, host, publicPath);
  return module.exports.default;
}

test('is one script beside the browser’s files, and nothing is written twice', () => {
  expect(server).toEqual([expect.stringMatching(/^server\.[0-9a-f]{8}\.js$/)]);
});

test('has the class names and the picture of the browser’s build', () => {
  const stylesheet = readFileSync(
    path.join(folder, 'dist', browser.find((file) => file.endsWith('.css')) ?? ''),
    'utf8',
  );
  const [title = '', list = '', address] = run('/remotes/corner-shop/d1/').page().split(' ');
  expect(title).toMatch(/^corner-shop-title-/);
  expect(stylesheet).toContain(`.${title}{color:red}`);
  expect(stylesheet).toContain(`.${list}{color:`);
  expect(address).toBe(`/remotes/corner-shop/d1/${browser.find((file) => file.endsWith('.svg'))}`);
});

test('requires singletons only, from its host', () => {
  run('/');
  expect(new Set(required)).toEqual(new Set(['react']));
});

test('brings along what is imported on demand, without an import', async () => {
  expect(bundle).not.toMatch(/import\s*\(/);
  expect(bundle).toContain('this is loaded on demand');
  await expect(run('/').later()).resolves.toMatchObject({ default: expect.any(Function) });
});

test('has a public path of its own where that is known at build time', () => {
  const configuration = serverConfig({
    folder,
    ...options,
    entry: path.join(folder, 'src/server.ts'),
    publicPath: '/assets/',
  });
  expect(configuration.entry).toEqual({ server: path.join(folder, 'src/server.ts') });
  expect(configuration.output?.publicPath).toBe('/assets/');
});
