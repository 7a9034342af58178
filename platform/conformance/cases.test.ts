import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@jest/globals';
import { cases } from './run.ts';

test('the check has every case of the list in docs/vendor-api.md, once', () => {
  const doc = readFileSync(path.join(import.meta.dirname, '../../docs/vendor-api.md'), 'utf8');
  const listed = [...doc.matchAll(/^\| ([A-Z]\d\d) \|/gm)].map(([, id]) => id);
  expect(cases.map(({ id }) => id).sort()).toEqual(listed.sort());
});
