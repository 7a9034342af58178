import { expect, test } from '@jest/globals';
import type { Manifest } from '../../../shared/src/contract/registry.ts';
import { consoleViews, firstViews, slotScripts } from './weights.ts';

const manifest: Manifest = {
  descriptor: {
    name: 'mf-games',
    team: 'games',
    version: '1.0.0',
    needs: { shared: '^1.0.0' },
    routes: [],
    slots: [{ slot: 'home.rail', module: './widgets/HotGames', order: 20 }],
    modals: [],
    navigation: [],
  },
  container: 'mf_games',
  entry: 'remoteEntry.js',
  files: {},
  modules: {
    './widgets/HotGames': { js: ['common.js', 'hot.js'], css: ['hot.css'] },
    './pages/LivePage': { js: ['common.js', 'live.js'], css: [] },
  },
  texts: { vi: ['vi.js'], en: ['en.js'] },
  builtWith: {},
};

test('the first view of a module is the entry, its own files and one language', () => {
  expect(firstViews(manifest)).toEqual([
    { name: 'mf-games ./widgets/HotGames', files: ['remoteEntry.js', 'common.js', 'hot.js', 'hot.css', 'vi.js'] },
    { name: 'mf-games ./pages/LivePage', files: ['remoteEntry.js', 'common.js', 'live.js', 'vi.js'] },
  ]);
});

test('a page counts the scripts of what stands in its slots, each once', () => {
  expect(slotScripts(manifest, ['home.rail'])).toEqual(['remoteEntry.js', 'common.js', 'hot.js', 'vi.js']);
  expect(slotScripts(manifest, ['home.hero'])).toEqual([]);
});

test('a page of the console is what is always loaded, and its own files', () => {
  const first = ['console.js', 'console.css', 'vi.json'];
  expect(consoleViews({ first, pages: { MatrixPage: ['shared.js', 'matrix.js'], TeamsPage: [] } })).toEqual([
    { name: 'console MatrixPage', files: [...first, 'shared.js', 'matrix.js'] },
    { name: 'console TeamsPage', files: first },
  ]);
});
