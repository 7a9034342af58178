import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { contentFingerprint } from './fingerprint.ts';

let folder: string;
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'unisite-fingerprint-'));
  mkdirSync(path.join(folder, 'dist'));
  write('page.tsx', 'one');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('changes with a source, and only with a source', () => {
  const first = contentFingerprint([folder]);
  write('dist/page.js', 'built');
  write('page.test.tsx', 'a test');
  expect(contentFingerprint([folder])).toBe(first);
  write('page.tsx', 'two');
  const second = contentFingerprint([folder]);
  expect(second).not.toBe(first);
  write('style.css', '');
  expect(contentFingerprint([folder])).not.toBe(second);
});
