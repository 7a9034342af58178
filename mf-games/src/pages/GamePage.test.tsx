import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { demoGame, hotGames, recentGames } from '@unisite/shared/contract/games';
import { launchGame } from '@unisite/shared/contract/launchGame';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import { bus } from '@unisite/shared/events';
import { currentLocation } from '@unisite/shared/navigation';
import { flush } from '@unisite/shared/testing';
import { act } from 'react';
import { card, goTo, mountModule, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import DemoPage from './DemoPage.tsx';
import GamePage from './GamePage.tsx';

const vendor = 'https://vendor.example';
let page: Awaited<ReturnType<typeof mountModule>>;
let launches = 0;

beforeEach(async () => {
  forgetAll();
  resetSession();
  signIn();
  launches = 0;
  answer(balance, () => ({ sumBalance: 1, bonus: 0, currency: 'VND' }));
  answer(merchantWallet, () => ({ isSingle: true, main: 1, wallets: [], currency: 'VND' }));
  answer(launchGame, ({ gameId = '' }) => {
    launches += 1;
    return { game_url: `${vendor}/play/${gameId}?code=${launches}`, game: card(gameId, { category: 'FISH' }) };
  });
});
afterEach(() => page.unmount());

const frame = () => page.element.querySelector('iframe');
const say = (type: string, origin = vendor) =>
  act(async () => {
    const data = { source: 'unisite-vendor', type };
    window.dispatchEvent(new MessageEvent('message', { data, origin, source: frame()?.contentWindow ?? null }));
  });
const button = (name: string) =>
  [...page.element.querySelectorAll<HTMLElement>('button, a')].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );
const open = async (address = '/game?id=carp') => {
  await goTo(address);
  page = await mountModule(GamePage, '/game');
  await flush();
};

test('a visit launches the game once, and coming to the same game again does not', async () => {
  await open();
  expect(frame()?.src).toBe(`${vendor}/play/carp?code=1`);
  expect(frame()?.title).toBe('Game carp');
  await goTo('/game?id=carp&again=1');
  await flush();
  expect(callsOf(launchGame)).toHaveLength(1);
  await goTo('/game?id=turtle');
  await flush();
  expect(callsOf(launchGame).map(({ request }) => request.gameId)).toEqual(['carp', 'turtle']);
  expect(frame()?.src).toBe(`${vendor}/play/turtle?code=2`);
});

/** Fields of every launch (specification sections 3 and 9). */
const always = {
  accountType: 1,
  confirmTrans: 0,
  launchMode: 'GLS',
  platform: 'html5-desktop',
  clientType: 3,
  language: 'vi',
};

test('section 3: the whole request is sent, with the vendor of the card that the game was opened from', async () => {
  queryClient.setQueryData([hotGames.name, 'vi', null, {}], { rows: [card('carp', { vassalage: 'olvarra' })] });
  await open('/game?id=carp&room=carp.high&node=n-4');
  await goTo('/game?id=turtle');
  await flush();
  expect(callsOf(launchGame).map(({ request }) => request)).toEqual([
    { ...always, gameId: 'carp', roomId: 'carp.high', nodeId: 'n-4', vassalage: 'olvarra' },
    // a typed address: no list of this page has the card
    { ...always, gameId: 'turtle' },
  ]);
});

test.each([
  ['TCG_LOTTO_VN', 'MB', '/vnlottery?gameCode=MB'],
  ['TCG_SEA', 'SSC_1', '/elott?gameCode=SSC_1'],
])(
  'section 4: a typed address of a game of %s leads to its own page, and Back not to the frame',
  async (vassalage, gameId, address) => {
    answer(launchGame, () => ({ game: card(gameId, { vassalage }) }));
    await goTo('/index');
    await open(`/game?id=${gameId}`);
    const { pathname, search } = currentLocation().location;
    expect([pathname + search, currentLocation().type]).toEqual([address, 'REPLACE']);
    expect(frame()).toBeNull();
    expect(callsOf(recentGames)).toHaveLength(0);
  },
);

describe('section 3: a partner lottery', () => {
  const lotto = { prizeMode: 'SEA', gameCode: 'KENO' } as const;
  const keno = card('keno', { category: 'ELOTT', vassalage: 'octavane', lotto });
  const lottoFields = {
    ...always,
    launchMode: 'LOTT',
    lottoArea: 'VN',
    lottoPrizeMode: 'SEA',
    lottoGameCode: 'KENO',
    device: 'desktop',
  };
  beforeEach(() =>
    answer(launchGame, ({ launchMode }) =>
      launchMode === 'LOTT' ? { game_url: `${vendor}/play/keno?code=1`, game: keno } : { game: keno },
    ),
  );
  const requests = () => callsOf(launchGame).map(({ request }) => request);

  test('is launched with what its card says, in the view and with the way back of the address', async () => {
    queryClient.setQueryData([hotGames.name, 'vi', null, {}], { rows: [keno] });
    await open('/game?id=keno&view=lobby&back=%2Felott%3FgameCode%3DSSC_1');
    expect(requests()).toEqual([
      {
        ...lottoFields,
        gameId: 'keno',
        vassalage: 'octavane',
        lottoView: 'lobby',
        backUrl: '/elott?gameCode=SSC_1',
      },
    ]);
    await say('home');
    const { pathname, search } = currentLocation().location;
    expect(pathname + search).toBe('/elott?gameCode=SSC_1');
    queryClient.clear();
  });

  test('whose address was typed is known by the first answer, and goes back to its shelf', async () => {
    await open('/game?id=keno');
    expect(requests()).toEqual([
      { ...always, gameId: 'keno' },
      { ...lottoFields, gameId: 'keno', lottoView: 'betting', backUrl: '/elott' },
    ]);
    expect(frame()?.src).toBe(`${vendor}/play/keno?code=1`);
    await goTo('/game?id=keno&view=lobby');
    await flush();
    expect(requests().at(-1)).toMatchObject({ launchMode: 'LOTT', lottoView: 'lobby' });
  });

  test.each(['https://evil.example/', '//evil.example', '/\\evil.example', 'elott', '/\t/evil', `/${'x'.repeat(200)}`])(
    'never goes back to %j',
    async (back) => {
      await open(`/game?id=keno&view=nowhere&back=${encodeURIComponent(back)}`);
      expect(requests().at(-1)).toMatchObject({ lottoView: 'betting', backUrl: '/elott' });
    },
  );
});

test('without a game nothing is launched and the way to the lobby is shown', async () => {
  await open('/game');
  expect(page.element.textContent).toContain('Bạn chưa chọn trò chơi');
  expect(callsOf(launchGame)).toHaveLength(0);
});

test('an expired session offers to open the game again, in a new session', async () => {
  await open();
  await say('session-expired');
  expect(frame()).toBeNull();
  await act(async () => button('Mở lại')?.click());
  await flush();
  expect(frame()?.src).toBe(`${vendor}/play/carp?code=2`);
  const [first, second] = callsOf(launchGame).map(({ idempotencyKey }) => idempotencyKey);
  expect(first).not.toBe(second);
});

test('words of another origin are not heard', async () => {
  await open();
  await say('session-expired', 'https://evil.example');
  expect(frame()).not.toBeNull();
});

test('"home" leads back to the category of the game', async () => {
  await open();
  await say('home');
  expect(currentLocation().location.pathname).toBe('/fish');
  await goTo('/game?id=carp');
});

test('"focus-out" brings the keyboard to the bar', async () => {
  await open();
  await say('focus-out');
  expect(document.activeElement?.textContent).toBe('Về sảnh');
});

test.each([
  ['GAME_MAINTENANCE', 'Trò chơi đang bảo trì', false],
  ['VENDOR_DOWN', 'Nhà phát hành đang gián đoạn', true],
  ['GAME_UNKNOWN', 'Không tìm thấy trò chơi này', false],
  ['GUEST_NOT_ALLOWED', 'Tài khoản chơi thử chưa vào được trò này', false],
  [null, 'Mất kết nối', true],
  ['TOO_MANY_REQUESTS', 'Chưa mở được trò chơi', true],
])('refused with %s it says "%s"', async (code, words, again) => {
  refuse(launchGame, code);
  await open();
  expect(page.element.querySelector('[role="alert"]')?.textContent).toContain(words);
  expect(button('Mở lại') !== undefined).toBe(again);
  expect(button('Về sảnh')).toBeDefined();
});

test('a launch that got no answer is tried again with the same key', async () => {
  refuse(launchGame, null);
  await open();
  await act(async () => button('Mở lại')?.click());
  await flush();
  const [first, second] = callsOf(launchGame).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
});

test("an address on this site's own origin is not framed", async () => {
  answer(launchGame, () => ({ game_url: `${location.origin}/play/1`, game: card('carp') }));
  await open();
  expect(frame()).toBeNull();
  expect(page.element.textContent).toContain('Không mở được trò chơi này');
});

test('a room of a card game is launched with the game, once for each room', async () => {
  await open('/game?id=carp&room=carp.high&node=n-4');
  expect(callsOf(launchGame).map(({ request }) => request)).toEqual([
    { ...always, gameId: 'carp', roomId: 'carp.high', nodeId: 'n-4' },
  ]);
  await goTo('/game?id=carp&room=carp.new&node=n-1');
  await flush();
  expect(callsOf(launchGame)).toHaveLength(2);
});

test('section 3, game_url2: a game that refuses frames opens in its own window, once per address', async () => {
  answer(launchGame, () => {
    launches += 1;
    return { game_url2: `${vendor}/play/carp?code=${launches}`, game: card('carp') };
  });
  await open();
  expect(frame()).toBeNull();
  const link = () => page.element.querySelector<HTMLAnchorElement>('a[target="_blank"]');
  expect([link()?.href, link()?.rel]).toEqual([`${vendor}/play/carp?code=1`, 'noopener noreferrer']);
  await act(async () => link()?.click());
  expect(link()).toBeNull();
  await act(async () => button('Mở lại')?.click());
  await flush();
  expect(link()?.href).toBe(`${vendor}/play/carp?code=2`);
});

test('the bar shows the balance, which a press asks for again', async () => {
  await open();
  const shown = page.element.querySelector<HTMLElement>('[title="Ví chính, bấm để làm mới"]');
  expect(shown?.textContent).toContain('1,00');
  const before = callsOf(balance).length;
  await act(async () => shown?.click());
  await flush();
  expect(callsOf(balance).length).toBe(before + 1);
});

test('with vendor wallets the bar shows the vendor’s, and a link to fill it when empty', async () => {
  const { vassalage } = card('carp');
  const wallet = (lying: number) => ({ vendor: vassalage, displayName: 'V', icon: '/mark.svg', balance: lying });
  answer(merchantWallet, () => ({ isSingle: false, main: 1, wallets: [wallet(7)], currency: 'VND' }));
  await open();
  const shown = () => page.element.querySelector('[title="Ví tại nhà phát hành, bấm để làm mới"]')?.textContent;
  const fill = () => page.element.querySelector('a[href="/member?page=wallet"]')?.textContent ?? null;
  expect([shown(), fill()]).toEqual([expect.stringContaining('7,00'), null]);
  answer(merchantWallet, () => ({ isSingle: false, main: 8, wallets: [wallet(0)], currency: 'VND' }));
  await act(async () => bus.emit('balance.stale', {}));
  await flush();
  expect([shown(), fill()]).toEqual([expect.stringContaining('0,00'), 'Chuyển tiền vào']);
});

test('the bar shows the main wallet alone, though money lies at a vendor', async () => {
  const wallets = [{ vendor: 'olvarra', displayName: 'O', icon: '/mark.svg', balance: 300 }];
  answer(balance, () => ({ sumBalance: 1_000, bonus: 0, currency: 'VND' }));
  answer(merchantWallet, () => ({ isSingle: true, main: 700, wallets, currency: 'VND' }));
  await open();
  expect(page.element.querySelector('[title="Ví chính, bấm để làm mới"]')?.textContent).toContain('700,00');
});

describe('what is not known is not an empty wallet', () => {
  const bar = () => page.element.querySelector('[role="toolbar"]');
  const fill = () => page.element.querySelector('a[href="/member?page=wallet"]');
  const atVendors = () => {
    const wallets = [{ vendor: card('carp').vassalage, displayName: 'V', icon: '/mark.svg', balance: 7 }];
    answer(merchantWallet, () => ({ isSingle: false, main: 1, wallets, currency: 'VND' }));
  };

  test('while the game is being opened, and it is not known whose it is', async () => {
    atVendors();
    let give = () => {};
    const held = new Promise<void>((resolve) => {
      give = resolve;
    });
    answer(launchGame, async ({ gameId = '' }) => {
      await held;
      return { game_url: `${vendor}/play/1`, game: card(gameId) };
    });
    await open();
    expect([bar()?.textContent?.includes('0,00'), fill()]).toEqual([false, null]);
    give();
    await flush();
    expect([bar()?.textContent?.includes('7,00'), fill()]).toEqual([true, null]);
  });

  test('when it was refused, and nobody will say whose it is', async () => {
    atVendors();
    refuse(launchGame, 'VENDOR_DOWN');
    await open();
    expect(bar()?.querySelector('.num')?.textContent).toBe('–');
    expect(fill()).toBeNull();
  });

  test('when the wallets did not come: the whole is not what the game plays from', async () => {
    answer(balance, () => ({ sumBalance: 1_000, bonus: 0, currency: 'VND' }));
    refuse(merchantWallet, 'INTERNAL', 500);
    await open();
    expect(bar()?.textContent).not.toContain('1.000');
    expect(bar()?.querySelector('.num')?.textContent).toBe('–');
  });
});

test.each([
  [true, 'Nạp tiền', '/member?page=deposit'],
  [false, 'Chuyển tiền vào', '/member?page=wallet'],
])('a room that is too dear leads to where money is added: one wallet %j', async (isSingle, name, path) => {
  answer(merchantWallet, () => ({ isSingle, main: 1, wallets: [], currency: 'VND' }));
  refuse(launchGame, 'INSUFFICIENT_BALANCE');
  await open('/game?id=carp&room=carp.high&node=n-4');
  const stopped = page.element.querySelector('[role="alert"]');
  expect(stopped?.textContent).toContain('Số dư chưa đủ để vào phòng');
  expect(button(name)?.getAttribute('href')).toBe(path);
});

describe('play money', () => {
  const openDemo = async () => {
    await goTo('/demo?id=carp');
    page = await mountModule(DemoPage, '/demo');
    await flush();
  };

  test('is for visitors too: the game opens, says what it is, and leads to the same game for money', async () => {
    resetSession();
    answer(demoGame, ({ gameId }) => ({ game_url: `${vendor}/play/${gameId}?demo=1`, game: card(gameId) }));
    await openDemo();
    expect(frame()?.src).toBe(`${vendor}/play/carp?demo=1`);
    expect(page.element.textContent).toContain('Chơi thử');
    expect(button('Chơi thật')?.getAttribute('href')).toBe('/game?id=carp');
    expect(callsOf(launchGame)).toHaveLength(0);
    await say('balance-changed');
    expect(callsOf(balance)).toHaveLength(0);
  });

  test('where there is none it is said', async () => {
    refuse(demoGame, 'NO_DEMO');
    await openDemo();
    expect(page.element.querySelector('[role="alert"]')?.textContent).toContain('không có bản chơi thử');
  });
});
