import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { favourites, gameList, gameMenu } from '@unisite/shared/contract/games';
import { bus } from '@unisite/shared/events';
import { currentLocation } from '@unisite/shared/navigation';
import { flush, until } from '@unisite/shared/testing';
import { toastStore } from '@unisite/shared/ui';
import { act } from 'react';
import { card, goTo, mountModule, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import CategoryPage from './CategoryPage.tsx';

// jsdom has no layout: rows of 244 pixels, and a viewport of less than two of them
Object.defineProperty(HTMLElement.prototype, 'offsetHeight', { configurable: true, get: () => 244 });
Object.assign(globalThis, { innerHeight: 400, scrollTo: () => {} });

let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  forgetAll();
  resetSession();
  for (const { id } of toastStore.get()) toastStore.dismiss(id);
  answer(gameMenu, () => ({
    categories: [
      {
        category: 'RNG' as const,
        games: 90,
        players: 12,
        isHot: true,
        cards: [
          {
            vassalage: 'olvarra',
            displayName: 'Olvarra',
            isHot: 1 as const,
            accountTypeId: 1,
            icon: '/v.svg',
            games: 90,
          },
        ],
      },
    ],
  }));
  answer(favourites, () => ({ rows: [] }));
  answer(gameList, ({ page: asked, pageSize: size }) => {
    const from = (Number(asked ?? 1) - 1) * Number(size);
    const count = Math.min(Number(size), 90 - from);
    const rows = Array.from({ length: count }, (_, n) => card(`g${from + n}`, { maintenance: from + n === 1 }));
    return { page: Number(asked ?? 1), pageSize: Number(size), total: 90, rows };
  });
});
afterEach(() => page.unmount());

const search = () => currentLocation().location.search;
const open = async (address: string) => {
  await goTo(address);
  page = await mountModule(CategoryPage, address.split('?')[0]);
  await flush();
};
const named = (words: string) =>
  [...page.element.querySelectorAll<HTMLElement>('button, a')].find((one) => one.textContent?.startsWith(words));
const lists = () => callsOf(gameList).filter(({ request }) => request.pageSize === '40');

test('the filters of the address are what is asked for', async () => {
  await open('/rng?vendor=olvarra&flag=hot&q=rong&sort=name');
  expect(lists().at(-1)?.request).toEqual({
    category: 'RNG',
    vendor: 'olvarra',
    flag: 'hot',
    text: 'rong',
    sort: 'name',
    page: '1',
    pageSize: '40',
  });
  expect(named('Đang nóng')?.getAttribute('aria-pressed')).toBe('true');
  expect(named('Olvarra')?.getAttribute('aria-current')).toBe('true');
});

test('a filter goes into the address, and the search after a pause', async () => {
  await open('/rng');
  await act(async () => named('Mới')?.click());
  expect(search()).toBe('?flag=new');
  const box = page.element.querySelector<HTMLInputElement>('input[type="search"]');
  const type = (text: string) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(box, text);
    box?.dispatchEvent(new Event('input', { bubbles: true }));
  };
  await act(async () => {
    type('h');
    type('ho');
  });
  await flush(220);
  expect(search()).toBe('?flag=new&q=ho');
  expect(lists().flatMap(({ request }) => request.text ?? [])).toEqual(['ho']);
});

test('more is asked for page by page, and the address says how many', async () => {
  await open('/rng');
  expect(page.element.textContent).toContain('Đã hiện 40 trên 90 trò chơi');
  await act(async () => named('Hiện thêm 40')?.click());
  await flush();
  expect(page.element.textContent).toContain('Đã hiện 80 trên 90 trò chơi');
  expect(search()).toBe('?page=2');
  expect(named('Hiện thêm 10')).toBeDefined();
});

test('an address of two pages brings both', async () => {
  await open('/rng?page=2');
  await flush();
  expect(lists().map(({ request }) => request.page)).toEqual(['1', '2']);
  expect(page.element.textContent).toContain('Đã hiện 80 trên 90 trò chơi');
});

describe('an address far down among ten thousand games', () => {
  const total = 10_000;
  const asked = () => lists().map(({ request }) => Number(request.page));
  let scrolled: ScrollToOptions[] = [];
  const unscrolled = globalThis.scrollTo;

  beforeEach(() => {
    scrolled = [];
    Object.assign(globalThis, {
      scrollTo: (to: ScrollToOptions) => {
        scrolled.push(to);
        Object.assign(globalThis, { scrollY: to.top });
        dispatchEvent(new Event('scroll'));
      },
    });
    answer(gameList, ({ page: number, pageSize: size }) => {
      const from = (Number(number) - 1) * Number(size);
      const count = Math.max(0, Math.min(Number(size), total - from));
      const rows = Array.from({ length: count }, (_, n) => card(`g${from + n}`));
      return { page: Number(number), pageSize: Number(size), total, rows };
    });
  });
  afterEach(() => {
    Object.assign(globalThis, { scrollTo: unscrolled, scrollY: 0 });
  });

  test('loads pages around the position and restores it; earlier ones load on scrolling up', async () => {
    await open('/rng?sort=name&page=120');
    await until(() => named('Game g47') !== undefined);
    expect(asked().slice(0, 3)).toEqual([118, 119, 120]);
    // the following page may have loaded by now
    expect(page.element.textContent).toMatch(/Đã hiện 4\.8[048]0 trên 10\.000 trò chơi/);
    expect(scrolled[0]?.top).toBeGreaterThan(100_000);
    expect(named('Game g47')).toBeDefined();
    expect(Math.min(...asked())).toBeGreaterThan(100);

    await act(async () => scrollTo({ top: 0 }));
    await until(() => named('Game g0') !== undefined);
    expect(named('Game g0')).toBeDefined();
    expect(asked().filter((number) => number > 10 && number < 100)).toEqual([]);
  });

  test('that names a page after the last begins at the first', async () => {
    await open('/rng?sort=rtp&page=900');
    await flush();
    await flush();
    expect(search()).toBe('?sort=rtp');
    expect(asked()).toEqual([898, 1]);
    expect(page.element.textContent).toContain('Đã hiện 40 trên 10.000 trò chơi');
  });
});

test('a game under maintenance warns and does not open', async () => {
  signIn();
  await open('/rng');
  await act(async () => named('Game g1')?.click());
  expect(currentLocation().location.pathname).toBe('/rng');
  expect(toastStore.get().at(-1)?.title).toBe('Game g1 đang bảo trì');
  await act(async () => named('Game g0')?.click());
  expect(currentLocation().location.pathname).toBe('/game');
});

test('a visitor is asked to sign in, for a game and for a star', async () => {
  await open('/rng');
  const asked: (string | undefined)[] = [];
  const stop = bus.on('modal.open', ({ returnTo }) => asked.push(returnTo));
  await act(async () => named('Game g0')?.click());
  await act(async () => page.element.querySelector<HTMLElement>('.tile__like')?.click());
  stop();
  expect(asked).toEqual(['/game?id=g0', '/rng']);
  expect(currentLocation().location.pathname).toBe('/rng');
});

test('nothing found says for what, and clears the filters', async () => {
  answer(gameList, () => ({ page: 1, pageSize: 40, total: 0, rows: [] }));
  await open('/rng?q=abc&sort=name');
  expect(page.element.textContent).toContain('Không tìm thấy “abc”');
  await act(async () => named('Bỏ bộ lọc')?.click());
  expect(search()).toBe('?sort=name');
});

test('a list that did not come can be tried again', async () => {
  refuse(gameList, 'INTERNAL', 500);
  await open('/rng');
  expect(page.element.querySelector('[role="alert"]')?.textContent).toContain('Chưa tải được trò chơi');
  answer(gameList, () => ({ page: 1, pageSize: 40, total: 1, rows: [card('g0')] }));
  await act(async () => named('Thử lại')?.click());
  await flush();
  expect(named('Game g0')).toBeDefined();
});

test('a category that the market does not have says so', async () => {
  await open('/esports');
  expect(page.element.textContent).toContain('Khu E-sports chưa mở');
});

describe('section 3, isGame VASSALAGE: a vendor’s card', () => {
  const vendorCard = card('olvarra/RNG', { name: 'Olvarra', vassalage: 'olvarra', isGame: 'VASSALAGE' });
  const dialog = () => document.querySelector('dialog');
  const withCard = (own: number) =>
    answer(gameList, ({ page: asked, pageSize: size, vendor }) => ({
      page: Number(asked ?? 1),
      pageSize: Number(size),
      total: vendor ? own : 2,
      rows: vendor ? Array.from({ length: own }, (_, n) => card(`own${n}`)) : [vendorCard, card('g1')],
    }));

  test('opens the list of its games over the lobby, for visitors too, and Back closes it', async () => {
    withCard(3);
    await open('/rng?flag=hot');
    const tile = [...page.element.querySelectorAll<HTMLElement>('.tile a')].find(
      (one) => one.textContent === 'Olvarra',
    );
    expect(tile?.closest('.tile')?.querySelector('.tile__like, .tile__info')).toBeNull();
    await act(async () => tile?.click());
    await flush();
    await flush();
    expect(search()).toBe('?flag=hot&provider=olvarra');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Trò chơi của Olvarra');
    expect(dialog()?.querySelectorAll('.tile')).toHaveLength(3);
    expect(callsOf(gameList).at(-1)?.request).toMatchObject({ category: 'RNG', vendor: 'olvarra' });
    await act(async () => dialog()?.querySelector<HTMLElement>('.dialog__close')?.click());
    await flush(20);
    expect(search()).toBe('?flag=hot');
    expect(dialog()).toBeNull();
  });

  test('says when it has no games, and when they did not come', async () => {
    withCard(0);
    await open('/rng?provider=olvarra');
    await flush();
    expect(dialog()?.textContent).toContain('Nhà phát hành này chưa có trò chơi nào ở khu này.');
    await act(async () => dialog()?.querySelector<HTMLElement>('.dialog__close')?.click());
    expect(search()).toBe('');
  });

  test('under maintenance warns and does not open', async () => {
    answer(gameList, () => ({ page: 1, pageSize: 40, total: 1, rows: [{ ...vendorCard, maintenance: true }] }));
    await open('/rng');
    await act(async () => page.element.querySelector<HTMLElement>('.tile a')?.click());
    expect(search()).toBe('');
    expect(toastStore.get().at(-1)?.title).toBe('Olvarra đang bảo trì');
  });
});

test('the button of a tile asks for the game’s sheet', async () => {
  await open('/rng');
  const asked: unknown[] = [];
  const stop = bus.on('modal.open', (event) => asked.push(event));
  await act(async () => page.element.querySelector<HTMLElement>('.tile__info')?.click());
  stop();
  expect(asked).toEqual([{ modal: 'gameSheetModal', gameId: 'g0' }]);
});

test('play money is offered where games of the shelf have it', async () => {
  await open('/rng');
  expect(named('Chơi thử')).toBeDefined();
  await act(async () => named('Chơi thử')?.click());
  expect(search()).toBe('?flag=demo');
  expect(lists().at(-1)?.request.flag).toBe('demo');
});

describe('pictures', () => {
  const images = () => [...page.element.querySelectorAll<HTMLImageElement>('.tile img')];
  const connection = (said: object | undefined) => {
    Object.defineProperty(navigator, 'connection', { configurable: true, value: said });
  };
  const { IntersectionObserver } = globalThis;
  beforeEach(() => {
    // without an observer every image counts as near
    Object.assign(globalThis, { IntersectionObserver: undefined });
    answer(gameList, () => ({
      page: 1,
      pageSize: 40,
      total: 1,
      rows: [card('g0', { icon: '/media/v1/games/g0.svg' })],
    }));
  });
  afterEach(() => {
    Object.assign(globalThis, { IntersectionObserver });
    connection(undefined);
  });

  test('come in pixels of the width that a tile has', async () => {
    await open('/rng');
    expect(images().map(({ sizes }) => sizes)).toEqual(['151px']);
    expect(images()[0]?.srcset).toContain('/media/v1/games/g0.151.avif 151w');
  });

  test.each([{ saveData: true }, { effectiveType: '3g' }])('are drawings where bytes are dear: %j', async (said) => {
    connection(said);
    await open('/rng');
    expect(images()[0]?.getAttribute('srcset')).toBeNull();
    expect(images()[0]?.getAttribute('src')).toBe('/media/v1/games/g0.svg');
  });
});
