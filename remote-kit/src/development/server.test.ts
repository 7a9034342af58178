import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { digestOf, integrityOf, isSignedBy, newKeyPair } from '@unisite/publishing';
import type { Manifest, Snapshot } from '@unisite/shared/contract/registry';
import { statementText } from '@unisite/shared/contract/signing';
import type { Builds } from './builds.ts';
import { type DevelopmentServer, developmentServer, listenOn } from './server.ts';

const content = Buffer.from('var corner_shop;');
const manifest: Manifest = {
  descriptor: {
    name: 'corner-shop',
    team: 'corner',
    version: '1.0.0',
    needs: { shared: '^1.0.0' },
    routes: [{ path: '/corner', module: './pages/Corner', title: { vi: 'Góc', en: 'Corner' } }],
    slots: [],
    modals: [],
    navigation: [],
  },
  container: 'corner_shop',
  entry: 'entry.js',
  files: { 'entry.js': { integrity: integrityOf(content), bytes: content.length } },
  modules: { './pages/Corner': { js: [], css: [] } },
  texts: { vi: [], en: [] },
  builtWith: {},
};
const digest = digestOf(manifest);
const news = { session: 's', hash: 'h1', files: {}, errors: [] };
const builds: Builds = {
  latest: () => ({ digest, manifest }),
  file: (asked, name) => (asked === digest && name === 'entry.js' ? content : null),
  news: () => news,
  close: async () => {},
};
const published: Snapshot = { market: 'VN', revision: 4, remotes: [], teams: { corner: [newKeyPair().publicKey] } };
const page = `<script nonce="n"></script><script type="application/json" id="bootstrap">${JSON.stringify({ snapshot: published })}</script>`;
const policy = "script-src 'self'";

let seen: { url: string; headers: IncomingHttpHeaders }[];
let site: Server;
let development: DevelopmentServer;
const keys = newKeyPair();
const addressOf = (server: Server) => `http://localhost:${(server.address() as AddressInfo).port}`;

beforeEach(async () => {
  seen = [];
  site = createServer((request, response) => {
    const { url = '', headers } = request;
    seen.push({ url, headers });
    if (url === '/wps/registry/snapshot') {
      response.writeHead(200, { 'content-type': 'application/json', etag: '"4"' }).end(JSON.stringify(published));
    } else if (url.startsWith('/corner')) {
      response
        .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy })
        .end(page);
    } else if (url === '/away') {
      response.writeHead(302, { location: `http://${headers.host}/index` }).end();
    } else {
      response.writeHead(200, { 'content-type': 'text/plain', 'set-cookie': 'a=1; HttpOnly' });
      request.pipe(response);
    }
  });
  await new Promise<void>((resolve) => site.listen(0, 'localhost', resolve));
  development = developmentServer(new URL(addressOf(site)), 'corner-shop', builds, keys);
  await listenOn(development.server, 0);
});
afterEach(async () => {
  for (const server of [development.server, site]) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});
const get = (path: string, init: RequestInit = {}) =>
  fetch(addressOf(development.server) + path, { redirect: 'manual', ...init });

describe('the site with a remote under development in it', () => {
  test('a page has the build in its snapshot, signed with a key it knows, and its policy is unchanged', async () => {
    const answer = await get('/corner/7', { headers: { accept: 'text/html' } });
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-security-policy')).toBe(policy);
    const [, json = ''] = /id="bootstrap">(.*)<\/script>/.exec(await answer.text()) ?? [];
    const { snapshot } = JSON.parse(json) as { snapshot: Snapshot };
    expect(snapshot).toMatchObject({ market: 'VN', revision: 4, overridden: ['corner-shop'] });
    const [remote] = snapshot.remotes;
    expect(remote).toMatchObject({ name: 'corner-shop', digest, base: `/remotes/corner-shop/${digest}/` });
    const { integrity = {}, signature, ...rest } = remote ?? {};
    const said = statementText({
      ...(rest as Parameters<typeof statementText>[0]),
      remote: 'corner-shop',
      files: integrity,
    });
    expect(snapshot.teams.corner).toEqual([...(published.teams.corner ?? []), keys.publicKey]);
    expect(isSignedBy(keys.publicKey, said, signature?.value ?? '')).toBe(true);
  });

  test('the snapshot that an open page asks for has it as well, and is no copy of the site’s', async () => {
    const answer = await get('/wps/registry/snapshot', { headers: { 'if-none-match': '"4"' } });
    expect(answer.headers.get('etag')).toBeNull();
    expect(seen[0]?.headers['if-none-match']).toBeUndefined();
    expect(((await answer.json()) as Snapshot).remotes.map(({ name }) => name)).toEqual(['corner-shop']);
  });

  test('its files come from here, those of others from the site', async () => {
    const own = await get(`/remotes/corner-shop/${digest}/entry.js`);
    expect([own.headers.get('cache-control'), await own.text()]).toEqual(['no-store', content.toString()]);
    await get('/remotes/other/0123456789abcdef/entry.js');
    expect(seen.map(({ url }) => url)).toEqual(['/remotes/other/0123456789abcdef/entry.js']);
  });

  test('everything else goes through as if the browser had asked the site', async () => {
    const answer = await get('/wps/echo?x=1', {
      method: 'POST',
      body: 'words',
      headers: { origin: addressOf(development.server), referer: `${addressOf(development.server)}/corner?secret=1` },
    });
    expect(await answer.text()).toBe('words');
    expect(answer.headers.get('set-cookie')).toBe('a=1; HttpOnly');
    const { host } = new URL(addressOf(site));
    expect(seen[0]).toMatchObject({
      url: '/wps/echo?x=1',
      headers: { host, origin: addressOf(site), referer: `${addressOf(site)}/corner` },
    });
    expect((await get('/away')).headers.get('location')).toBe('/index');
  });

  test('what another page asks is not taken for the site’s own', async () => {
    await get('/wps/echo', { method: 'POST', headers: { origin: 'https://elsewhere.example' } });
    expect(seen[0]?.headers.origin).toBe('https://elsewhere.example');
  });

  test('what a page under development reports does not reach the site', async () => {
    const answer = await get('/wps/system/mounts', { method: 'POST', body: '{}' });
    expect(await answer.json()).toEqual({ success: true, value: { kept: 0 } });
    expect(seen).toEqual([]);
  });

  test('a page hears of the latest build, and of each that follows', async () => {
    const reader = (await get('/__unisite/builds')).body?.pipeThrough(new TextDecoderStream()).getReader();
    expect((await reader?.read())?.value).toBe(`data: ${JSON.stringify(news)}\n\n`);
    development.tell({ ...news, hash: 'h2' });
    expect((await reader?.read())?.value).toContain('"hash":"h2"');
    await reader?.cancel();
  });

  test('a site that is gone is told of, not waited for', async () => {
    site.closeAllConnections();
    await new Promise((resolve) => site.close(resolve));
    const answer = await get('/index');
    expect([answer.status, await answer.text()]).toEqual([502, expect.stringContaining('does not answer')]);
    await new Promise<void>((resolve) => site.listen(0, resolve));
  });
});
