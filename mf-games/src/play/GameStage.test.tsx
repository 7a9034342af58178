import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { launchGame } from '@unisite/shared/contract/launchGame';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import { bus } from '@unisite/shared/events';
import { currentLocation } from '@unisite/shared/navigation';
import { flush } from '@unisite/shared/testing';
import { toastStore } from '@unisite/shared/ui';
import { act } from 'react';
import { openedFrom } from '../games/returnAddress.ts';
import GamePage from '../pages/GamePage.tsx';
import { card, goTo, mountModule, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';

const vendor = 'https://vendor.example';
let page: Awaited<ReturnType<typeof mountModule>>;

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  answer(balance, () => ({ sumBalance: 1, bonus: 0, currency: 'VND' }));
  answer(merchantWallet, () => ({ isSingle: true, main: 1, wallets: [], currency: 'VND' }));
  answer(launchGame, ({ gameId = '' }) => {
    const code = callsOf(launchGame).length;
    return { game_url: `${vendor}/play/${gameId}?code=${code}`, game: card(gameId, { category: 'FISH' }) };
  });
});
afterEach(() => page.unmount());

const open = async () => {
  await goTo('/game?id=carp');
  page = await mountModule(GamePage, '/game');
  await flush();
};
const frame = () => page.element.querySelector('iframe');
const say = (type: string) =>
  act(async () => {
    const data = { source: 'unisite-vendor', type };
    window.dispatchEvent(new MessageEvent('message', { data, origin: vendor, source: frame()?.contentWindow ?? null }));
  });
/** Browsers fire it for any response, and for their own error page. */
const load = () => act(async () => frame()?.dispatchEvent(new Event('load')));
const named = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>('button, a')].filter(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const press = async (name: string) => {
  await act(async () => named(name).at(-1)?.click());
  await flush(20);
};
const text = () => page.element.textContent;
const slow = 'Trò chơi tải lâu hơn bình thường';

describe('until a game is there', () => {
  beforeEach(() => {
    const others = [
      'Date',
      'hrtime',
      'nextTick',
      'performance',
      'queueMicrotask',
      'setImmediate',
      'setInterval',
    ] as const;
    const frames = [
      'requestAnimationFrame',
      'requestIdleCallback',
      'cancelAnimationFrame',
      'cancelIdleCallback',
    ] as const;
    jest.useFakeTimers({ advanceTimers: true, doNotFake: [...others, ...frames, 'clearImmediate', 'clearInterval'] });
  });
  afterEach(() => {
    jest.useRealTimers();
  });
  const pass = (milliseconds: number) => act(async () => void (await jest.advanceTimersByTimeAsync(milliseconds)));

  test('its picture covers the frame; its word that it is ready ends the wait for good', async () => {
    await open();
    expect(text()).toContain('Đang mở Game carp');
    await say('ready');
    expect(text()).not.toContain('Đang mở Game carp');
    await pass(10_000);
    expect(text()).not.toContain(slow);
  });

  test('what has shown nothing for 4 seconds is slow; it is opened again, or left', async () => {
    await open();
    await pass(3_000);
    expect(text()).not.toContain(slow);
    await pass(1_500);
    expect(page.element.querySelector('[role="status"]')?.textContent).toContain(slow);
    await press('Mở lại');
    expect(frame()?.src).toBe(`${vendor}/play/carp?code=2`);
    expect(text()).not.toContain(slow);
  });

  test('a page that loads is not yet the game: a server that is down answers too', async () => {
    await open();
    await load();
    expect(text()).not.toContain('Đang mở Game carp');
    expect(text()).not.toContain(slow);
    await pass(4_500);
    expect(page.element.querySelector('[role="status"]')?.textContent).toContain(slow);
    expect(named('Mở lại')).toHaveLength(1);
    await press('Về sảnh');
    expect(currentLocation().location.pathname).toBe('/fish');
    await goTo('/game?id=carp');
  });

  test('the notice goes when the game is ready after all, and can be put away where it never says so', async () => {
    await open();
    await load();
    await pass(4_500);
    await say('balance-changed');
    expect(text()).toContain(slow);
    await say('ready');
    expect(text()).not.toContain(slow);
    await press('Tải lại trò chơi');
    await load();
    await pass(4_500);
    await press('Ẩn thông báo này');
    expect(text()).not.toContain(slow);
    expect(frame()).not.toBeNull();
  });
});

test('the bar’s button opens the game anew, in a session of its own', async () => {
  await open();
  await press('Tải lại trò chơi');
  expect(frame()?.src).toBe(`${vendor}/play/carp?code=2`);
  const keys = callsOf(launchGame).map(({ idempotencyKey }) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

describe('the keyboard', () => {
  const told = () => {
    const said: unknown[][] = [];
    const game = frame()?.contentWindow;
    if (game) game.postMessage = (...words: unknown[]) => void said.push(words);
    return said;
  };

  test('goes to a game that is ready', async () => {
    await open();
    const said = told();
    await say('ready');
    expect(document.activeElement).toBe(frame());
    expect(said).toEqual([[{ type: 'focus-in' }, vendor]]);
  });

  test('stays with what the visitor uses by now', async () => {
    await open();
    const said = told();
    const [reload] = named('Tải lại trò chơi');
    reload?.focus();
    await say('ready');
    expect(document.activeElement).toBe(reload);
    expect(said).toEqual([]);
  });
});

describe('the way back to the lobby', () => {
  const come = async (from: string) => {
    await goTo(from);
    if (from !== '/index') openedFrom('/game?id=carp');
    await open();
  };

  test.each(['press', 'home'])(
    'is one step of the history for who came from one, so that it is as it was: %s',
    async (how) => {
      await come('/fish?page=2');
      if (how === 'home') await say('home');
      else await press('Về sảnh');
      await flush(50);
      expect(currentLocation().location.pathname + currentLocation().location.search).toBe('/fish?page=2');
      expect(currentLocation().type).toBe('POP');
    },
  );

  test('is a new step to the game’s shelf for who came in another way', async () => {
    openedFrom('/game?id=turtle');
    await come('/index');
    await press('Về sảnh');
    expect([currentLocation().location.pathname, currentLocation().type]).toEqual(['/fish', 'PUSH']);
  });
});

describe('full screen', () => {
  let whole: Element | null = null;
  const set = (key: string, get: () => unknown) => Object.defineProperty(document, key, { configurable: true, get });
  const change = (element: Element | null) => {
    whole = element;
    document.dispatchEvent(new Event('fullscreenchange'));
  };
  const enter = jest.fn<() => Promise<void>>();
  const asked: Element[] = [];
  const toggle = () => named('Toàn màn hình')[0];

  beforeEach(() => {
    set('fullscreenEnabled', () => true);
    set('fullscreenElement', () => whole);
    enter.mockReset();
    asked.length = 0;
    HTMLElement.prototype.requestFullscreen = function requestFullscreen() {
      asked.push(this);
      return enter();
    };
    document.exitFullscreen = async () => act(async () => change(null));
  });
  afterEach(() => {
    whole = null;
    for (const key of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen'])
      Reflect.deleteProperty(document, key);
    Reflect.deleteProperty(HTMLElement.prototype, 'requestFullscreen');
  });

  test('is of the bar and the frame together, and is left by the same button', async () => {
    enter.mockImplementation(async () => act(async () => change(asked[0] ?? null)));
    await open();
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
    await press('Toàn màn hình');
    expect([asked[0]?.contains(frame()), asked[0]?.querySelector('[role="toolbar"]') !== null]).toEqual([true, true]);
    expect(toggle()?.getAttribute('aria-pressed')).toBe('true');
    await press('Toàn màn hình');
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
  });

  test('that the browser refuses is said', async () => {
    enter.mockRejectedValue(new TypeError('refused'));
    await open();
    await press('Toàn màn hình');
    expect(toastStore.get().at(-1)?.title).toBe('Trình duyệt không cho mở toàn màn hình');
    expect(toggle()?.getAttribute('aria-pressed')).toBe('false');
  });

  test('is not offered where the browser has none', async () => {
    set('fullscreenEnabled', () => false);
    await open();
    expect(toggle()).toBeUndefined();
  });
});

describe('who has to pass the age gate first', () => {
  const opened: string[] = [];
  bus.on('modal.open', ({ modal }) => opened.push(modal));
  beforeEach(() => {
    opened.length = 0;
  });

  test.each(['AGE_UNCONFIRMED', 'TERMS_CHANGED'])(
    'is asked (%s), and the game opens once it is passed',
    async (code) => {
      refuse(launchGame, code, 403);
      await open();
      expect(opened).toEqual(['ageGate']);
      expect(frame()).toBeNull();
      await press(code === 'TERMS_CHANGED' ? 'Xem điều khoản mới' : 'Xác nhận');
      expect(opened).toEqual(['ageGate', 'ageGate']);
      answer(launchGame, () => ({ game_url: `${vendor}/play/carp?code=9`, game: card('carp', { category: 'FISH' }) }));
      await act(async () => bus.emit('age.confirmed', {}));
      await flush();
      expect(frame()?.src).toBe(`${vendor}/play/carp?code=9`);
    },
  );

  test('a game that is on is not opened again when another page passes it', async () => {
    await open();
    await act(async () => bus.emit('age.confirmed', {}));
    await flush();
    expect(callsOf(launchGame)).toHaveLength(1);
  });
});
