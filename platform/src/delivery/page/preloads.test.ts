import { describe, expect, it } from '@jest/globals';
import type { SessionInfo, ShellManifest } from '@unisite/shared/contract';
import { resolveSnapshot, type Version } from '../registry/index.ts';
import { pageModule } from '../registry/testing/builtManifest.ts';
import { builtVersion, placed } from '../registry/testing/placed.ts';
import { shellBuild } from '../registry/testing/writeBuild.ts';
import { preloadLinks } from './document.ts';
import { pageOfPath } from './pageOfPath.ts';
import { lazyScriptsOf, type PreloadCase, preloadsFor, stylesheetsOf } from './preloads.ts';
import { visiblePage } from './visiblePage.ts';

const games = builtVersion('1', {
  name: 'mf-games',
  routes: ['/live', { path: '/game', requires: 'member' }],
  slots: [
    { slot: 'home.rail', module: './Hot', order: 20 },
    { slot: 'home.rail', module: './Recent', order: 5, requires: 'member' },
  ],
});
const promo = builtVersion('2', {
  name: 'mf-promo',
  routes: ['/agent', { path: '/agentHome', requires: 'agent' }],
  slots: [
    { slot: 'home.hero', module: './Hero', order: 1 },
    { slot: 'home.rail', module: './Winners', order: 10 },
    { slot: 'member.menu', module: './Menu', order: 1 },
  ],
  modals: ['registerModal', 'loginPopupModal'],
});
const versions = [games, promo];
const snapshot = resolveSnapshot(
  'VN',
  versions.map((version, position) => placed(version, { position })),
  { versions, teams: new Map() },
);
const member: SessionInfo = {
  token: 't',
  customerType: 0,
  customerId: '1',
  account: 'a',
  nickname: 'a',
  regDate: '2026-01-01',
  avatar: '/a.svg',
  level: null,
  firstTimeLogin: false,
  passwordExpired: false,
  mustChangePassword: false,
  termsDue: false,
  onBreak: false,
};

const files = (path: string, more: Partial<PreloadCase> = {}): string[] =>
  preloadsFor({
    page: visiblePage(path, pageOfPath(path, snapshot, []), snapshot, {
      session: more.session ?? null,
      membersOnly: false,
    }),
    snapshot,
    shell: shellBuild,
    language: 'vi',
    session: null,
    open: true,
    ...more,
  }).map(({ href }) => href);
const shellFiles = ['/assets/texts-vi.4.js'];
const of = (version: Version, ...names: string[]): string[] =>
  names.map((name) => `/remotes/${version.remote}/${version.digest}/${name}`);

describe('what a page is told to fetch beforehand', () => {
  it('for a remote’s route: its entry, this module’s files and its texts, and nothing of others', () => {
    expect(files('/live')).toEqual([
      ...shellFiles,
      ...of(games, 'remoteEntry.0a1b2c3d.js', 'pages-live.js', 'pages-live.css', 'texts-vi.1.js'),
    ]);
    expect(files('/live/table/7', { language: 'en' })).toEqual([
      '/assets/texts-en.4.js',
      ...of(games, 'remoteEntry.0a1b2c3d.js', 'pages-live.js', 'pages-live.css', 'texts-en.1.js'),
    ]);
  });

  it('for the home page: what stands in its slots, in the order of the page, each file once', () => {
    const hero = of(promo, 'remoteEntry.0a1b2c3d.js', 'Hero.js', 'Hero.css', 'texts-vi.1.js');
    const winners = of(promo, 'Winners.js', 'Winners.css');
    const hot = of(games, 'remoteEntry.0a1b2c3d.js', 'Hot.js', 'Hot.css', 'texts-vi.1.js');
    expect(files('/index')).toEqual([...shellFiles, ...hero, ...winners, ...hot]);
    expect(files('/register')).toEqual([
      ...shellFiles,
      ...hero,
      ...winners,
      ...hot,
      ...of(promo, 'modals-registerModal.js', 'modals-registerModal.css'),
    ]);
  });

  it('for a page of the shell’s own, an unknown path or a closed site: the shell’s files only', () => {
    expect(files('/help')).toEqual(shellFiles);
    expect(files('/nowhere')).toEqual(shellFiles);
    expect(files('/vip')).toEqual(shellFiles);
    expect(files('/live', { open: false })).toEqual(shellFiles);
  });

  it('for a route with a guard: what the visitor is shown in its place, if the guard keeps him out', () => {
    const game = of(games, 'remoteEntry.0a1b2c3d.js', 'pages-game.js', 'pages-game.css', 'texts-vi.1.js');
    expect(files('/game', { session: member })).toEqual([...shellFiles, ...game]);
    expect(files('/game')).toEqual(files('/login'));
    expect(files('/game')).toEqual([
      ...shellFiles,
      ...of(
        promo,
        'remoteEntry.0a1b2c3d.js',
        'modals-loginPopupModal.js',
        'modals-loginPopupModal.css',
        'texts-vi.1.js',
      ),
    ]);
    const guest = { ...member, customerType: 4 as const };
    expect(files('/game', { session: guest })).toEqual(files('/index', { session: guest }));
    expect(files('/agentHome', { session: member })).toEqual(files('/agent'));
    expect(files('/agentHome', { session: { ...member, customerType: 1 } })).toContain(
      of(promo, 'pages-agentHome.js')[0],
    );
    expect(files('/login', { session: member })).toEqual(files('/index', { session: member }));
  });

  it('for a place in a slot with a guard: only for whom the guard lets in', () => {
    const [recent = ''] = of(games, 'Recent.js');
    expect(files('/index')).not.toContain(recent);
    expect(files('/index', { session: member })).toContain(recent);
  });

  it('in the one-bundle twin: the shell’s own files for the same modules, and no entry', () => {
    const twin: ShellManifest = {
      ...shellBuild,
      files: { ...shellBuild.files, 'live.9.js': { integrity: `sha384-${'A'.repeat(64)}`, bytes: 1 } },
      builtIn: {
        'mf-games': {
          modules: { [pageModule('/live')]: { js: ['app.22222222.js', 'live.9.js'], css: ['app.33333333.css'] } },
          texts: { vi: ['texts-vi.4.js'], en: ['texts-en.4.js'] },
        },
      },
    };
    expect(files('/live', { shell: twin })).toEqual([...shellFiles, '/assets/live.9.js']);
  });

  it('is written so that the later load finds it: kind, integrity and mode', () => {
    const [entry] = preloadsFor({
      page: pageOfPath('/live', snapshot, []),
      snapshot,
      shell: { ...shellBuild, texts: { vi: [], en: [] } },
      language: 'vi',
      session: null,
      open: true,
    });
    expect(entry?.integrity).toBe(games.manifest.files['remoteEntry.0a1b2c3d.js']?.integrity);
    expect(preloadLinks(entry ? [entry] : [], false)).toBe(
      `<link rel="preload" href="${entry?.href}" as="script" integrity="${entry?.integrity}" crossorigin>`,
    );
    expect(preloadLinks([{ href: '/a.woff2', as: 'font', integrity: null }], false)).toBe(
      '<link rel="preload" href="/a.woff2" as="font" type="font/woff2" crossorigin>',
    );
  });

  it('names the stylesheets of what stands in the page as markup, each once', () => {
    const remote = snapshot.remotes.find(({ name }) => name === 'mf-games');
    const modules = remote
      ? [pageModule('/live'), pageModule('/live')].map((module) => ({ remote, module, lazy: [] }))
      : [];
    const [style, ...more] = stylesheetsOf(modules, shellBuild);
    expect(style).toMatchObject({ href: of(games, 'pages-live.css')[0], as: 'style' });
    expect(more).toEqual([]);
  });

  it('names the files of the parts, loaded on demand, that the markup was rendered from', () => {
    const remote = snapshot.remotes.find(({ name }) => name === 'mf-games');
    if (!remote) throw new Error('the games are not placed');
    const modules = [{ remote, module: pageModule('/live'), lazy: [{ js: ['part.1.js'], css: ['part.1.css'] }] }];
    expect(stylesheetsOf(modules, shellBuild).map(({ href }) => href)).toEqual([
      of(games, 'pages-live.css')[0],
      `${remote.base}part.1.css`,
    ]);
    expect(lazyScriptsOf(modules)).toEqual([{ href: `${remote.base}part.1.js`, as: 'script', integrity: null }]);
  });

  it('comes after styles and pictures where the page is rendered', () => {
    expect(preloadLinks([{ href: '/a.js', as: 'script', integrity: null }], true)).toBe(
      '<link rel="preload" href="/a.js" as="script" fetchpriority="low" crossorigin>',
    );
  });
});
