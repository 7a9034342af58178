import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { launchGame } from '@unisite/shared/contract/games';
import { balance } from '@unisite/shared/contract/wallet';
import { currentPlace } from '@unisite/shared/navigation';
import { settle } from '@unisite/shared/testing';
import { act } from 'react';
import { card, goTo, mountModule, signIn, startAnew } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import GamePage from './GamePage.tsx';

const vendor = 'https://vendor.example';
let page: Awaited<ReturnType<typeof mountModule>>;
let launches = 0;

beforeEach(async () => {
  forgetAll();
  startAnew();
  signIn();
  launches = 0;
  answer(balance, () => ({ sumBalance: 1, currency: 'VND' }));
  answer(launchGame, ({ gameId }) => {
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
  await settle();
};

test('a visit launches the game once, and coming to the same game again does not', async () => {
  await open();
  expect(frame()?.src).toBe(`${vendor}/play/carp?code=1`);
  expect(frame()?.title).toBe('Game carp');
  await goTo('/game?id=carp&again=1');
  await settle();
  expect(callsOf(launchGame)).toHaveLength(1);
  await goTo('/game?id=turtle');
  await settle();
  expect(callsOf(launchGame).map(({ request }) => request.gameId)).toEqual(['carp', 'turtle']);
  expect(frame()?.src).toBe(`${vendor}/play/turtle?code=2`);
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
  await settle();
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
  expect(currentPlace().location.pathname).toBe('/fish');
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
  await settle();
  const [first, second] = callsOf(launchGame).map(({ idempotencyKey }) => idempotencyKey);
  expect(second).toBe(first);
});

test("an address on this site's own origin is not framed", async () => {
  answer(launchGame, () => ({ game_url: `${location.origin}/play/1`, game: card('carp') }));
  await open();
  expect(frame()).toBeNull();
  expect(page.element.textContent).toContain('Không mở được trò chơi này');
});
