import { expect, test } from '@jest/globals';
import type { PlacedRemote, SessionInfo, Snapshot } from '@unisite/shared/contract';
import type { BootstrapParts } from './bootstrapParts.ts';
import type { KnownPage } from './pageOfPath.ts';
import type { ModuleMarkup, ModuleRequest, PageRenderer } from './pageRenderer.ts';
import { type RenderedPageCase, renderPage } from './renderedPage.ts';

const noon = Date.UTC(2026, 0, 5, 5);
const route = { path: '/live', module: './Live', title: { vi: 'a', en: 'b' } };
const remote = {
  name: 'mf-games',
  digest: 'sha256-a"b',
  base: '/remotes/mf-games/1/',
  routes: [route],
  slots: [],
  modals: [],
  modules: { './Live': { js: [], css: ['live.css'] } },
  integrity: { 'live.css': 'sha384-x' },
} as unknown as PlacedRemote; // the facts that a page is assembled from
const snapshot = { market: 'VN', revision: 1, remotes: [remote], teams: { games: ['key'] } } as unknown as Snapshot;
const member = { token: 'the tab’s handle', account: 'lan' } as SessionInfo;
const page: KnownPage = { kind: 'remote', remote: 'mf-games', route };

type Changes = Partial<Omit<RenderedPageCase, 'parts'>> & { parts?: Partial<BootstrapParts> };

const asked = (changes: Changes = {}): RenderedPageCase =>
  ({
    page,
    url: '/live',
    origin: 'https://site.example',
    ip: '203.0.113.7',
    now: new Date(noon),
    responses: new Map([['/wps/game/menu', '{"success":true}']]),
    ask: async () => new Map(),
    isOwnNavigation: false,
    ...changes,
    parts: {
      market: { code: 'VN', switches: {} },
      status: { status: 0 },
      snapshot,
      session: null,
      language: 'vi',
      ...changes.parts,
    },
  }) as RenderedPageCase;

/** A renderer whose remotes and shell return this markup, and the requests it received. */
function rendering(remoteHtml: string | null, shell: (boxes: readonly string[]) => string | null) {
  const requests: ModuleRequest[] = [];
  const markup = (html: string | null): ModuleMarkup | null =>
    html === null ? null : { html, lazy: [], used: [], missed: [], preloads: [], renderedAt: noon, clockStep: null };
  const renderer: PageRenderer = {
    async remote(_remote, _module, request) {
      requests.push(request);
      return markup(remoteHtml);
    },
    async shell(request) {
      requests.push(request);
      const { boxes } = request.given as { boxes: Record<string, string> };
      return markup(shell(Object.values(boxes)));
    },
  };
  return { renderer, requests };
}

test('what a remote rendered stands in its place with its mark, whatever it holds', async () => {
  const { renderer } = rendering('<p>$& $1 100 ₫</p>', (boxes) => `<main>${boxes}</main>`);
  const rendered = await renderPage(renderer, asked());
  expect(rendered?.html).toBe(
    `<main><div data-remote="mf-games" data-module="./Live" data-digest="sha256-a&quot;b" data-rendered="r0" data-rendered-at="${noon}"><p>$& $1 100 ₫</p></div></main>`,
  );
  expect(rendered?.modules).toMatchObject([{ remote, module: './Live' }]);
});

test('a remote that is not rendered leaves its place to the browser; without the shell there is no page', async () => {
  const without = await renderPage(rendering(null, (boxes) => `<main>${boxes.length}</main>`).renderer, asked());
  expect([without?.html, without?.modules]).toEqual(['<main>0</main>', []]);
  expect(await renderPage(rendering('<p></p>', () => null).renderer, asked())).toBeNull();
});

test('the tab’s handle is given to nobody, nor files and keys to the shell', async () => {
  const { renderer, requests } = rendering('<p></p>', () => '');
  await renderPage(renderer, asked({ parts: { session: member } }));
  expect(requests.map(({ session }) => session)).toEqual([{ account: 'lan' }, { account: 'lan' }]);
  expect(JSON.stringify(requests)).not.toMatch(/handle|sha384|"key"/);
});

test('what another site’s link brought is rendered for guests only, and nothing of a market that is closed', async () => {
  const home: KnownPage = { kind: 'shell', path: '/index', of: '/index', modal: null };
  const isRendered = async (changes: Changes) =>
    (await renderPage(rendering('', () => '').renderer, asked(changes))) !== null;
  expect(await isRendered({ page: home, url: '/index?af=1' })).toBe(true);
  expect(await isRendered({ page: home, url: '/index?af=1', parts: { session: member } })).toBe(false);
  expect(await isRendered({ page: home, url: '/index', parts: { session: member } })).toBe(true);
  const unknown: Changes = { page: { kind: 'unknown' }, url: '/x', parts: { session: member } };
  expect(await isRendered(unknown)).toBe(false);
  expect(await isRendered({ ...unknown, isOwnNavigation: true })).toBe(false);
  expect(await isRendered({ url: '/live?sort=name' })).toBe(true);
  const filtered: Changes = { url: '/live?sort=name', parts: { session: member } };
  expect(await isRendered(filtered)).toBe(false);
  expect(await isRendered({ ...filtered, isOwnNavigation: true })).toBe(true);
  const closed = { status: { status: 1, ip: '', country: '', until: null } } as const;
  expect(await isRendered({ parts: closed })).toBe(false);
});

test('a page is rendered with what it turned out to want, and so is the shell around it', async () => {
  const requests: ModuleRequest[] = [];
  const list = '/wps/game/games?category=LIVE&sort=name';
  const markup = (html: string, missed: readonly string[]): ModuleMarkup => ({
    html,
    missed,
    lazy: [],
    used: [],
    preloads: [],
    renderedAt: noon,
    clockStep: null,
  });
  const renderer: PageRenderer = {
    remote: async (_remote, _module, { responses }) =>
      markup([...responses.keys()].join(' '), responses.has(list) ? [] : [list]),
    async shell(request) {
      requests.push(request);
      return markup(Object.values((request.given as { boxes: Record<string, string> }).boxes).join(), []);
    },
  };
  const ask: RenderedPageCase['ask'] = async (wanted) => new Map(wanted.map((address) => [address, '{}']));
  const rendered = await renderPage(renderer, asked({ url: '/live?sort=name', ask }));
  expect(rendered?.html).toContain(`>/wps/game/menu ${list}</div>`);
  expect([...(rendered?.answers.keys() ?? [])]).toEqual(['/wps/game/menu', list]);
  expect(requests.map(({ responses }) => responses)).toEqual([rendered?.answers]);
});
