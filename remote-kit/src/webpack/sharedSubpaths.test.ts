import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from '@jest/globals';
import { sharedSubpaths, subpathsOf } from './sharedSubpaths.ts';

const file = createRequire(import.meta.url).resolve('@unisite/shared/package.json');
// a border: the manifest whose exports are packed
const manifest = JSON.parse(readFileSync(file, 'utf8')) as {
  publishConfig: { exports: Parameters<typeof subpathsOf>[0] };
};

const forTeams = subpathsOf(manifest.publishConfig.exports);

test.each(['api', 'events', 'i18n', 'navigation', 'operations', 'remote', 'session', 'testing', 'ui'])(
  'a team imports @unisite/shared/%s',
  (name) => expect(forTeams.refusalOf(`@unisite/shared/${name}`)).toBeNull(),
);

test.each([
  ['contract', '@unisite/shared/operations'],
  ['contract/operators', '@unisite/shared/operations'],
  ['session/form', 'requireLogin()'],
  ['wallets', 'useOperation(balance, {})'],
  ['ui/charts', 'Teams import @unisite/shared/api, '],
])('what is internal is refused with what to use instead: %s', (name, better) => {
  const refusal = forTeams.refusalOf(`@unisite/shared/${name}`);
  expect(refusal).toContain(`@unisite/shared/${name} is internal to the site`);
  expect(refusal).toContain(better);
});

test('other packages are nobody’s business', () => {
  expect(forTeams.refusalOf('react')).toBeNull();
  expect(forTeams.refusalOf('./contract')).toBeNull();
});

test('in the workspace of the site nothing is closed', () => {
  expect(sharedSubpaths(import.meta.dirname).refusalOf('@unisite/shared/contract')).toBeNull();
});
