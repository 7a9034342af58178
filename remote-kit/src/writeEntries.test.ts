import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { RemoteConfig } from './defineRemote.ts';
import { writeEntries } from './writeEntries.ts';

const config: RemoteConfig = {
  name: 'corner-shop',
  team: 'corner',
  version: '1.0.0',
  needs: { shared: '^1.0.0' },
  routes: [{ path: '/corner', page: './src/pages/deep/Corner', title: { vi: 'Góc', en: 'Corner' } }],
  slots: {},
  modals: { notice: './src/Notice' },
  navigation: [],
};
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-entries-'));
});
afterEach(() => rmSync(folder, { recursive: true }));
const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');

test('a module for each that is offered, with the texts', () => {
  expect(writeEntries(folder, config)).toEqual({
    './pages/deep/Corner': './.remote/pages/deep/Corner.ts',
    './Notice': './.remote/Notice.ts',
  });
  expect(read('.remote/pages/deep/Corner.ts')).toBe(`import { remoteRoot } from "@unisite/shared/remote";
import component from "../../../src/pages/deep/Corner.tsx";
import { texts } from "../../texts.ts";

export const { bootstrap, mount, unmount, update } = remoteRoot({ remote: 'corner-shop', component, texts });
`);
  expect(read('.remote/Notice.ts')).toContain('from "./texts.ts";');
  expect(read('.remote/texts.ts')).toContain("'../src/locales/en.json'");
});

test('those of another style lie apart', () => {
  writeEntries(folder, config);
  const style = { folder: '.cache/entries', first: ['/kit/first.ts'], root: { name: 'ownRoot', from: '/kit/root.ts' } };
  expect(writeEntries(folder, config, style)['./Notice']).toBe('./.cache/entries/Notice.ts');
  expect(read('.cache/entries/Notice.ts')).toMatch(
    /^import "\/kit\/first.ts";\nimport { ownRoot } from "\/kit\/root.ts";\n/,
  );
  expect(read('.cache/entries/texts.ts')).toContain("'../../src/locales/en.json'");
  expect(read('.remote/Notice.ts')).toContain('remoteRoot');
});
