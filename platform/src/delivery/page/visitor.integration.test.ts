import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { bootstrap, snapshot as snapshotSchema } from '@unisite/shared/contract';
import { snapshotPath } from '@unisite/shared/contract/rollout';
import * as z from '@unisite/shared/schema';
import { type TestSite, testSite } from '../registry/testing/testSite.ts';

let site: TestSite;
let tried = '';
beforeAll(async () => {
  site = await testSite();
  const { registry, publish } = await site.secondProcess();
  tried = await publish({ name: 'mf-games', routes: ['/live'], version: '1.1.0', content: 'canary' });
  const act = { kind: 'canary', digest: tried, percent: 50 } as const;
  await registry.acts.perform({ market: 'VN', remote: 'mf-games', act }, { who: 'operator:lan', why: 'a test' });
  await site.services.registry.reload();
});
afterAll(() => site.close());

const get = (url: string, headers: Record<string, string> = {}) =>
  site.app.inject({ method: 'GET', url, headers: { host: 'localhost', ...headers } });
const html = { accept: 'text/html' };
const visitor = (id: string) => ({ cookie: `__Host-visitor=${id}` });
const tries = (id: string): boolean =>
  site.services.registry.snapshot('VN', id).remotes.some(({ digest }) => digest === tried);
const ids = Array.from({ length: 100 }, (_none, at) => `visitor-${at}`.padEnd(22, '0'));
const one = (who: (id: string) => boolean): string => ids.find(who) ?? '';

describe('a visitor', () => {
  it('gets an id with the first page, which no script can read and which later pages leave alone', async () => {
    const first = await get('/index', html);
    const [cookie] = first.cookies;
    expect(cookie).toMatchObject({ name: '__Host-visitor', httpOnly: true, sameSite: 'Lax', path: '/', secure: true });
    expect(cookie?.maxAge).toBe(365 * 24 * 3_600);
    expect(cookie?.value).toMatch(/^[\w-]{22}$/);
    expect((await get('/index', { ...html, ...visitor(cookie?.value ?? '') })).cookies).toEqual([]);
    expect((await get('/index', { ...html, ...visitor('made up') })).cookies).toHaveLength(1);
    expect((await get('/index', html)).cookies[0]?.value).not.toBe(cookie?.value);
    expect((await get(bootstrap.path)).cookies).toEqual([]);
  });

  it('gets the versions that are his to try, the page’s preloads among them', async () => {
    const id = one(tries);
    const page = (await get('/live', { ...html, ...visitor(id) })).body;
    expect(page).toContain(`href="/remotes/mf-games/${tried}/pages-live.js"`);
    expect(page).toContain(`"digest":"${tried}"`);
    const own = await site.call(bootstrap, {}, { headers: visitor(id) });
    expect(own.value.snapshot.remotes.find(({ name }) => name === 'mf-games')).toMatchObject({ canary: true });
    const other = (await get('/live', { ...html, ...visitor(one((each) => !tries(each))) })).body;
    expect(other).not.toContain(tried);
    expect((await get('/live', html)).statusCode).toBe(200);
  });
});

describe('an open page', () => {
  it('is told what stands in its market now, for its visitor', async () => {
    const answer = await get(snapshotPath, visitor(one(tries)));
    expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-cache' });
    expect(answer.headers['content-type']).toContain('application/json');
    const { success, data } = z.safeParse(snapshotSchema, answer.json());
    expect(success && data.remotes.find(({ name }) => name === 'mf-games')).toMatchObject({ digest: tried });
    expect((await get(snapshotPath)).body).not.toContain(`"digest":"${tried}"`);
    expect((await get(snapshotPath, { host: 'int.localhost' })).json()).toMatchObject({ market: 'INT' });
    expect((await get(snapshotPath, { host: 'elsewhere.test' })).statusCode).toBe(421);
  });

  it('is told in a word that nothing has changed', async () => {
    const { headers } = await get(snapshotPath);
    const known = { 'if-none-match': String(headers.etag) };
    expect((await get(snapshotPath, known)).statusCode).toBe(304);
    expect((await get(snapshotPath, { ...known, ...visitor(one(tries)) })).statusCode).toBe(200);
  });
});
