import { expect, test } from '@jest/globals';
import { markupCache } from './markupCache.ts';
import type { ModuleMarkup } from './pageRenderer.ts';

const noon = Date.UTC(2026, 0, 5, 5);
const request = (responses: Record<string, string> = {}, time = noon) => ({
  responses: new Map(Object.entries(responses)),
  time,
});

/** A module whose renderings can be told apart, with the given facts. */
function counting(facts: Partial<ModuleMarkup> = {}) {
  let renders = 0;
  return async (): Promise<ModuleMarkup> => {
    renders += 1;
    return {
      html: `render ${renders}`,
      lazy: [],
      used: [],
      missed: [],
      preloads: [],
      renderedAt: noon,
      clockStep: null,
      ...facts,
    };
  };
}
const htmlOf = async (markup: Promise<ModuleMarkup | null>) => (await markup)?.html ?? null;

test('it is rendered once, and anew for another key', async () => {
  const cache = markupCache();
  const render = counting();
  const both = [cache.get('a', request(), render), cache.get('a', request(), render)].map(htmlOf);
  expect(await Promise.all(both)).toEqual(['render 1', 'render 1']);
  expect(await htmlOf(cache.get('a', request(), render))).toBe('render 1');
  expect(await htmlOf(cache.get('b', request(), render))).toBe('render 2');
});

test('it is rendered anew when a response that it used is another one, comes or goes; others change nothing', async () => {
  const cache = markupCache();
  const render = counting({ used: ['/menu'] });
  const html = (responses: Record<string, string>) => htmlOf(cache.get('a', request(responses), render));
  expect(await html({ '/menu': '1', '/other': '1' })).toBe('render 1');
  expect(await html({ '/menu': '1', '/other': '2' })).toBe('render 1');
  expect(await html({ '/menu': '2', '/other': '2' })).toBe('render 2');
  expect(await html({ '/other': '2' })).toBe('render 3');
  expect(await html({ '/menu': '2', '/other': '2' })).toBe('render 2');
});

test('those who come at once with different responses do not share a rendering', async () => {
  const cache = markupCache();
  const render = counting({ used: ['/menu'] });
  const both = [{ '/menu': '1' }, { '/menu': '2' }].map((given) => htmlOf(cache.get('a', request(given), render)));
  expect(await Promise.all(both)).toEqual(['render 1', 'render 2']);
});

test('what read the clock is kept until the clock says something else', async () => {
  const cache = markupCache();
  const render = counting({ clockStep: 60_000 });
  const html = (time: number) => htmlOf(cache.get('a', request({}, time), render));
  expect(await html(noon)).toBe('render 1');
  expect(await html(noon + 59_999)).toBe('render 1');
  expect(await html(noon + 60_000)).toBe('render 2');
});

test('what was not rendered is tried again', async () => {
  const cache = markupCache();
  expect(await cache.get('a', request(), async () => null)).toBeNull();
  expect(await htmlOf(cache.get('a', request(), counting()))).toBe('render 1');
});

test('the oldest goes when there is too much', async () => {
  const cache = markupCache(20);
  const [first, second, third] = [counting(), counting(), counting()];
  await cache.get('a', request(), first);
  await cache.get('b', request(), second);
  await cache.get('c', request(), third);
  expect(await htmlOf(cache.get('c', request(), third))).toBe('render 1');
  expect(await htmlOf(cache.get('a', request(), first))).toBe('render 2');
});

test('what came too late for who asked is there for the next', async () => {
  const cache = markupCache();
  let tellLate: (markup: ModuleMarkup) => void = () => undefined;
  const late = async (onLate: (markup: ModuleMarkup) => void) => {
    tellLate = onLate;
    return null;
  };
  expect(await cache.get('a', request(), late)).toBeNull();
  tellLate(await counting()());
  expect(await htmlOf(cache.get('a', request(), async () => null))).toBe('render 1');
});

test('what comes late takes the place of nothing newer, and what is given in another order is something else', async () => {
  const cache = markupCache();
  let tellLate: (markup: ModuleMarkup) => void = () => undefined;
  await cache.get('a', request(), async (onLate) => {
    tellLate = onLate;
    return null;
  });
  const newer = counting({ renderedAt: noon + 1 });
  expect(await htmlOf(cache.get('a', request(), newer))).toBe('render 1');
  tellLate({ ...(await counting()()), html: 'late' });
  expect(await htmlOf(cache.get('a', request(), newer))).toBe('render 1');

  const render = counting();
  const both = [request({ '/a': '1', '/b': '2' }), request({ '/b': '1', '/a': '2' })];
  expect(await Promise.all(both.map((one) => htmlOf(cache.get('b', one, render))))).toEqual(['render 1', 'render 2']);
});
