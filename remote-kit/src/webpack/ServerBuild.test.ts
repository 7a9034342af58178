import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import webpack, { type Configuration, type Stats } from 'webpack';
import { commonConfig } from './common.ts';
import { ServerBuild } from './ServerBuild.ts';
import { serverConfig } from './serverConfig.ts';

const options = { name: 'corner-shop', version: '1.0.0', layer: 'remote.corner-shop' };
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-both-builds-'));
  writeFileSync(path.join(folder, 'package.json'), '{ "name": "corner-shop" }');
  writeFileSync(path.join(folder, 'browser.ts'), 'document.title = "browser";');
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(server: string): Promise<Stats> {
  writeFileSync(path.join(folder, 'server.ts'), server);
  const common = commonConfig({ folder, ...options, mode: 'production' });
  const configuration = serverConfig({ folder, ...options, entry: path.join(folder, 'server.ts') });
  return new Promise((resolve, reject) => {
    webpack(
      {
        ...common,
        entry: { app: path.join(folder, 'browser.ts') },
        cache: false,
        plugins: [...common.plugins, new ServerBuild({ ...configuration, cache: false })],
      } as Configuration,
      (error, stats) => (stats ? resolve(stats) : reject(error)),
    );
  });
}

test('the server’s script is one more file of the browser’s build', async () => {
  const stats = await build('export default { name: "corner-shop" };');
  expect(stats.hasErrors()).toBe(false);
  const files = readdirSync(path.join(folder, 'dist')).sort();
  expect(files).toEqual([expect.stringMatching(/^app\./), expect.stringMatching(/^server\.[0-9a-f]{8}\.js$/)]);
  expect(Object.keys(stats.compilation.assets).sort()).toEqual(files);
});

test('a server build that fails makes the whole build fail, with its reason', async () => {
  const stats = await build('import "./gone.ts";');
  expect(stats.compilation.errors.map(({ message }) => message)).toEqual([
    expect.stringMatching(/The server build failed.*gone\.ts/s),
  ]);
});
