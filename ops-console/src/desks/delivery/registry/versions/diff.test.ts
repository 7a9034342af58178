import { expect, test } from '@jest/globals';
import type { VersionView } from '@unisite/shared/contract/rollout';
import { diffVersions, plainName } from './diff.ts';

const hash = (letter: string) => `sha384-${letter.repeat(64)}`;
const both = (text: string) => ({ vi: text, en: text });

const old: VersionView = {
  version: '1.0.0',
  digest: 'aaaaaaaaaaaaaaaa',
  publishedAt: '2026-11-20T08:00:00.000Z',
  publishedBy: 'team:games',
  signer: { team: 'games', key: '0123456789abcdef' },
  bytes: 3000,
  firstViewBytes: 1000,
  files: {
    'remoteEntry.js': { integrity: hash('a'), bytes: 1000 },
    'common.11111111.js': { integrity: hash('b'), bytes: 1500 },
    'old.22222222.css': { integrity: hash('c'), bytes: 500 },
  },
  descriptor: {
    name: 'mf-games',
    team: 'games',
    version: '1.0.0',
    needs: { shared: '^1.0.0' },
    routes: [
      { path: '/rng', module: './pages/Rng', title: both('Slots') },
      { path: '/fish', module: './pages/Fish', title: both('Fish') },
    ],
    slots: [{ slot: 'home.rail', module: './widgets/Hot', order: 10 }],
    modals: [],
    navigation: [{ to: '/rng', label: both('Slots'), icon: 'slots', order: 1 }],
  },
  builtWith: {},
  markets: ['VN'],
};

const next: VersionView = {
  ...old,
  version: '1.1.0',
  bytes: 3400,
  firstViewBytes: 900,
  files: {
    'remoteEntry.js': { integrity: hash('a'), bytes: 1000 },
    'common.33333333.js': { integrity: hash('d'), bytes: 1800 },
    'live.44444444.js': { integrity: hash('e'), bytes: 600 },
  },
  descriptor: {
    ...old.descriptor,
    needs: { shared: '^1.1.0' },
    routes: [
      { path: '/rng', module: './pages/Rng', title: both('Slots'), requires: 'member' },
      { path: '/live', module: './pages/Live', title: both('Live') },
    ],
    navigation: [{ to: '/rng', label: both('Slot games'), icon: 'slots', order: 2 }],
  },
};

test('what a version offers more, less and otherwise is told part by part', () => {
  expect(diffVersions(old, next).offers).toEqual({
    routes: [
      { kind: 'removed', name: '/fish' },
      { kind: 'added', name: '/live' },
      { kind: 'changed', name: '/rng', fields: ['requires'] },
    ],
    slots: [],
    modals: [],
    navigation: [{ kind: 'changed', name: '/rng', fields: ['label', 'order'] }],
  });
});

test('files are compared by what they are called without their hash', () => {
  expect(plainName('common.1a2b3c4d.js')).toBe('common.js');
  const { files, sameFiles, bytes, firstView, needs } = diffVersions(old, next);
  expect(files).toEqual([
    { kind: 'changed', name: 'common.js', bytes: 1800, before: 1500 },
    { kind: 'added', name: 'live.js', bytes: 600 },
    { kind: 'removed', name: 'old.css', bytes: 500 },
  ]);
  expect(sameFiles).toBe(1);
  expect(bytes).toEqual({ from: 3000, to: 3400 });
  expect(firstView).toEqual({ from: 1000, to: 900 });
  expect(needs).toEqual({ from: '^1.0.0', to: '^1.1.0' });
});

test('a version does not differ from itself', () => {
  const { offers, files, needs } = diffVersions(old, old);
  expect([...Object.values(offers).flat(), ...files]).toEqual([]);
  expect(needs).toBeNull();
});
