import { expect, it } from '@jest/globals';
import type { Manifest } from '@unisite/shared/contract/registry';
import { readable } from '../testing/builds.ts';
import { noForeignCode } from './noForeignCode.ts';
import { serverBuild, serverBuildBytes } from './serverBuild.ts';

const file = 'server.1.js';
const right = 'module.exports={default:{modules:{"./Page":require("react").memo}}};';

/** The small build with this text as its server build. */
const built = (text = right, change: (manifest: Manifest) => Manifest = (same) => same) =>
  readable({
    files: { [file]: text },
    manifest: (manifest) => change({ ...manifest, server: { file, modules: ['./Page'] } }),
  });
const found = (...given: Parameters<typeof built>) =>
  serverBuild(built(...given)).map(({ code, what }) => `${code} ${what}`);

it('takes a build with a right one, and a build without any', () => {
  expect(found()).toEqual([]);
  expect(serverBuild(readable())).toEqual([]);
});

it.each([
  ['is not listed', 'gone.1.js'],
  ['is no script', 'page.1.css'],
  ['is the entry', 'remoteEntry.1.js'],
  ['is a script of a page', 'page.1.js'],
  ['is a file of texts', 'vi.1.js'],
])('refuses a file that %s', (_, named) => {
  expect(found(right, (manifest) => ({ ...manifest, server: { file: named, modules: ['./Page'] } }))).toEqual([
    `SERVER_FILE ${named}`,
  ]);
});

it('refuses modules that are no page or widget of the remote, modals among them', () => {
  const wrong = (manifest: Manifest): Manifest => ({
    ...manifest,
    descriptor: { ...manifest.descriptor, modals: [{ modal: 'notice', module: './Notice' }] },
    modules: { ...manifest.modules, './Notice': { js: [], css: [] }, './Hidden': { js: [], css: [] } },
    server: { file, modules: ['./Page', './Notice', './Hidden', './Hidden'] },
  });
  expect(found(right, wrong)).toEqual(['SERVER_MODULE ./Notice', 'SERVER_MODULE ./Hidden']);
});

it.each([
  ['require("node:fs")', 'node:fs'],
  ['require("react-dom/server")', 'react-dom/server'],
  ['require(`@unisite/shared/contract`)', '@unisite/shared/contract'],
  ['require(a+b)', 'a computed name'],
])('refuses %s', (text, what) => {
  expect(found(`${right}${text}`)).toEqual([`SERVER_REQUIRES ${file}: ${what}`]);
});

it('refuses one of a remote that brings a framework of its own', () => {
  const brings = (manifest: Manifest): Manifest => ({
    ...manifest,
    descriptor: { ...manifest.descriptor, brings: ['react@18'] },
  });
  expect(found(right, brings)).toEqual(['SERVER_FRAMEWORK react@18']);
});

it('refuses one over its size', () => {
  const filled = right + ' '.repeat(serverBuildBytes - right.length);
  expect(found(filled)).toEqual([]);
  expect(found(`${filled} `)).toEqual([`SERVER_TOO_LARGE ${file}: ${serverBuildBytes + 1} bytes`]);
});

it('is searched for imports on demand like every script', () => {
  expect(noForeignCode(built(`${right}import("./more.js")`))).toEqual([
    { code: 'FOREIGN_CODE', what: `${file}: ./more.js` },
  ]);
});
