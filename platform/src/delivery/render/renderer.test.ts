import { afterEach, expect, test } from '@jest/globals';
import type { RenderRequest } from '@unisite/shared/contract/rendering';
import { silentLog } from '../../foundation/log/log.ts';
import { noIsolation } from './isolation.ts';
import { type RenderLimits, usualLimits } from './limits.ts';
import type { Rendered, RenderSource } from './rendered.ts';
import { createRenderer, type Renderer } from './renderer.ts';
import { host, requestOf, scriptOf, sourceOf } from './testing/bundles.ts';

const patiently = { patience: 60_000, page: null };

let renderer: Renderer | null = null;
afterEach(() => renderer?.close());

interface Setting {
  limits?: Partial<RenderLimits>;
  processes?: number;
  clock?: () => number;
}
/** Reported faults of versions: `version: module FAULT`. */
let faults: string[];
/** Processes without isolation, which start on every system; so the code counts as the house's. */
async function start({ limits = {}, processes = 4, ...setting }: Setting = {}): Promise<Renderer> {
  faults = [];
  renderer = await createRenderer({
    isolation: noIsolation,
    host,
    processes,
    log: silentLog,
    limits: { ...usualLimits, ...limits },
    onFault: ({ id }, { fault, module }) => faults.push(`${id}: ${module} ${fault}`),
    ...setting,
  });
  return renderer;
}
const houseOf = (...given: Parameters<typeof sourceOf>): RenderSource => ({ ...sourceOf(...given), isHouse: true });
const render = async (
  source: RenderSource,
  module: string,
  changes: Partial<RenderRequest> = {},
): Promise<Rendered> => {
  if (!renderer) throw new Error('not started');
  return renderer.render(source, requestOf(module, changes), patiently);
};
const skipped = (cause: string) => ({ state: 'skipped', cause });

test('a module is rendered by its own code, with what the request says', async () => {
  await start();
  const source = houseOf('greeting', { hello: "return request.language + ' ' + request.url + ' ' + publicPath" });
  expect(await render(source, 'hello', { language: 'en', responses: { '/wps/a': {}, '/wps/b': {} } })).toEqual({
    state: 'rendered',
    html: 'en /live /remotes/greeting/',
    preloads: [],
    // an address that was not given does not count as used
    used: ['/wps/a', '/wps/b'],
    // nor does one that was given count as missed
    missed: ['/wps/not-given'],
    clockStep: null,
    processorMs: expect.any(Number),
  });
});

test('each module is rendered once before a visitor’s page is', async () => {
  await start();
  const source = houseOf('warmed', { first: 'return String(rendered)', second: 'return String(rendered)' });
  expect(await render(source, 'first')).toMatchObject({ html: '3' });
});

test('a fault names the page that it was met for', async () => {
  const pages: unknown[] = [];
  renderer = await createRenderer({ ...given, host, onFault: (_source, { page }) => pages.push(page) });
  const source = houseOf('named', { bad: 'throw 1' });
  const page = { market: 'VN', ip: '203.0.113.1' };
  await renderer.render(source, requestOf('bad'), { ...patiently, page });
  await renderer.render(source, requestOf('bad'), patiently);
  expect(pages).toEqual([page, null]);
});

test('one that throws is a fault, and the process goes on', async () => {
  await start();
  const source = houseOf('throwing', { bad: "throw new TypeError('no market')", good: 'return String(rendered)' });
  expect(await render(source, 'bad')).toEqual({ state: 'failed', fault: 'THREW', detail: 'TypeError: no market' });
  expect(await render(source, 'good')).toMatchObject({ html: '4' });
  // it also threw while being warmed, which is not held against it
  expect(faults).toEqual(['throwing: bad THREW']);
});

test('what takes too much processor time is rendered and counted, but not the first times', async () => {
  await start({ limits: { processorMs: 0 } });
  const source = houseOf('slow', { page: "let n = 0; for (let i = 0; i < 5e7; i++) n += i; return 'x'" });
  for (const _ of Array(4).keys()) expect(await render(source, 'page')).toMatchObject({ state: 'rendered' });
  expect(faults).toEqual(['slow: page SLOW']);
});

test('a version whose processes keep dying is left alone for longer each time', async () => {
  let now = 0;
  await start({ limits: { renderMs: 400, fairShare: 0 }, clock: () => now });
  const source = houseOf('dying', { page: "if (request.idPrefix !== 'w') for (;;) {} return 'x'", well: "return 'x'" });
  expect(await render(source, 'page')).toMatchObject({ fault: 'KILLED' });
  expect(await render(source, 'page')).toMatchObject({ fault: 'KILLED' });
  expect(await render(source, 'well')).toEqual(skipped('paused'));
  now = 1_000;
  expect(await render(source, 'well')).toMatchObject({ state: 'rendered' });
  expect(faults).toEqual(['dying: page KILLED', 'dying: page KILLED']);
});

test('code that is not what its hash says never runs', async () => {
  await start();
  const source = houseOf('changed', { page: "return 'x'" });
  const other = scriptOf('changed');
  const changed = { ...source, script: { ...source.script, read: other.read } };
  expect(await render(changed, 'page')).toEqual(skipped('unavailable'));
  expect(faults).toEqual([]);
  await expect(createRenderer({ ...given, host: { ...host, read: other.read } })).rejects.toThrow(
    'not what its hash says',
  );
});
const given = { isolation: noIsolation, processes: 1, log: silentLog, onFault: () => undefined };

test('a host that does not start is not the version’s fault', async () => {
  renderer = await createRenderer({
    ...given,
    host: scriptOf("throw new Error('broken')"),
    onFault: () => {
      throw new Error('blamed');
    },
  });
  expect(await render(houseOf('any', { page: "return 'x'" }), 'page')).toEqual(skipped('unavailable'));
});

test('where the kernel keeps nothing apart only the house’s own code runs', async () => {
  const { isolation } = await start();
  expect(isolation).toBe('none');
  const source = sourceOf('foreign', { page: "return 'x'" });
  expect(await render(source, 'page')).toEqual(skipped('not isolated'));
  expect(await render({ ...source, isHouse: true }, 'page')).toMatchObject({ html: 'x' });
});

test('modules that are not offered are not asked for', async () => {
  await start();
  const source = houseOf('offers', { page: "return 'x'", hidden: "return 'y'" });
  expect(await render({ ...source, modules: ['page'] }, 'hidden')).toEqual(skipped('not offered'));
  expect(await render(source, 'constructor')).toEqual(skipped('not offered'));
});

test('nobody waits longer than they want to, and what nobody waits for is not rendered', async () => {
  const { render: renderWithin } = await start();
  const source = houseOf('waiting', { count: 'return String(rendered)' });
  const first = renderWithin(source, requestOf('count'), patiently);
  expect(await renderWithin(source, requestOf('count'), { patience: 0, page: null })).toEqual(skipped('late'));
  await first;
  expect(await render(source, 'count')).toMatchObject({ html: '3' });
});

test('what was begun and came too late for its caller is told afterwards', async () => {
  const { render: renderWithin } = await start();
  const source = houseOf('late', { page: "let n = 0; for (let i = 0; i < 5e7; i++) n += i; return 'x'" });
  await render(source, 'page');
  const late = await new Promise<Rendered>((resolve, reject) => {
    renderWithin(source, requestOf('page'), { patience: 0, page: null, onLate: resolve })
      .then((first) => expect(first).toEqual(skipped('late')))
      .catch(reject);
  });
  expect(late).toMatchObject({ state: 'rendered', html: 'x' });
});

test('only so many wait for one process', async () => {
  const { render: renderWithin } = await start();
  const source = houseOf('busy', { page: "return 'x'" });
  const all = await Promise.all([...Array(40)].map(() => renderWithin(source, requestOf('page'), patiently)));
  expect(all.filter(({ state }) => state === 'rendered')).toHaveLength(32);
  expect(all.filter((one) => one.state === 'skipped' && one.cause === 'busy')).toHaveLength(8);
});

test('room for a further version is made by the one that was used least lately, but not lately; one at work is not ended', async () => {
  let now = 0;
  const { render: renderWithin } = await start({ processes: 2, clock: () => now });
  const [a, b, c] = ['a', 'b', 'c'].map((id) => houseOf(id, { count: 'return String(rendered)' }));
  if (!a || !b || !c) throw new Error('three sources');
  await render(a, 'count');
  await render(b, 'count');
  expect(await render(c, 'count')).toEqual(skipped('busy'));
  now = 30_000;
  await render(a, 'count');
  await render(c, 'count');
  // a process that lived on continues its count; a new one has been warmed
  expect(await render(a, 'count')).toMatchObject({ html: '4' });
  now = 60_000;
  const both = [a, c].map((source) => renderWithin(source, requestOf('count'), patiently));
  expect(await render(b, 'count')).toEqual(skipped('busy'));
  await Promise.all(both);
  now = 90_000;
  expect(await render(b, 'count')).toMatchObject({ html: '2' });
});

test('versions are started ahead, and nothing runs where no process may', async () => {
  const { prepare, render: renderWithin } = await start();
  const source = houseOf('ahead', { count: 'return String(rendered)' });
  prepare([source]);
  expect(await renderWithin(source, requestOf('count'), patiently)).toMatchObject({ html: '2' });
  renderer?.close();
  await start({ processes: 0 });
  expect(await render(source, 'count')).toEqual(skipped('busy'));
});
