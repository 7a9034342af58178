import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { logout } from '@unisite/shared/contract/access';
import { demoGame } from '@unisite/shared/contract/games';
import { launchGame } from '@unisite/shared/contract/launchGame';
import { answerCheck, keepPlaying, type Protection, protection } from '@unisite/shared/contract/protection';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import { currentLocation } from '@unisite/shared/navigation';
import { sessionState } from '@unisite/shared/session';
import { flush } from '@unisite/shared/testing';
import { act, type ComponentType } from 'react';
import DemoPage from '../../pages/DemoPage.tsx';
import GamePage from '../../pages/GamePage.tsx';
import { card, goTo, mountModule, resetSession, signIn } from '../../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../../testing/platform.ts';

const vendor = 'https://vendor.example';
const hour = 3_600_000;
let page: Awaited<ReturnType<typeof mountModule>>;
let played: number;
let stopped: 'check' | 'limit' | 'break' | null;

const session = (dueIn: number) => ({
  since: new Date(Date.now() - played).toISOString(),
  staked: 3_120_000,
  won: 2_704_000,
  checkDue: new Date(Date.now() + dueIn).toISOString(),
});
const now = () => new Date().toISOString();
const standing: Omit<Protection, 'now'> = {
  limits: [],
  session: null,
  check: { minutes: 60, choices: [60] },
  break: null,
  asksForLimit: false,
  currency: 'VND',
};

beforeEach(() => {
  forgetAll();
  resetSession();
  signIn();
  played = 2 * hour;
  stopped = null;
  answer(balance, () => ({ sumBalance: 1, bonus: 0, currency: 'VND' }));
  answer(merchantWallet, () => ({ isSingle: true, main: 1, wallets: [], currency: 'VND' }));
  answer(launchGame, ({ gameId = '' }) => ({ game_url: `${vendor}/play/1`, game: card(gameId, { category: 'FISH' }) }));
  answer(demoGame, ({ gameId }) => ({ game_url: `${vendor}/play/1?demo=1`, game: card(gameId) }));
  answer(protection, () => ({ ...standing, now: now() }));
  answer(keepPlaying, () => ({ session: session(stopped === 'check' ? -1_000 : hour), stopped, now: now() }));
  answer(answerCheck, () => ({ session: session(hour), now: now() }));
});
afterEach(() => page.unmount());

const open = async (component: ComponentType<never> = GamePage, path = '/game') => {
  await goTo(`${path}?id=carp`);
  page = await mountModule(component, path);
  await flush(20);
};
const frame = () => page.element.querySelector('iframe');
/** Records requests to the game from now on, with their target origin. */
const asked = () => {
  const said: unknown[][] = [];
  const game = frame()?.contentWindow;
  if (game) game.postMessage = (...words: unknown[]) => void said.push(words);
  return said;
};
const say = (type: string) =>
  act(async () => {
    const data = { source: 'unisite-vendor', type };
    window.dispatchEvent(new MessageEvent('message', { data, origin: vendor, source: frame()?.contentWindow ?? null }));
  });
const clock = () => page.element.querySelector('[role="timer"]');
const dialog = () => page.element.querySelector('dialog');
const button = (name: string | RegExp) =>
  [...page.element.querySelectorAll<HTMLElement>('button, a')].find(({ textContent }) =>
    typeof name === 'string' ? textContent === name : name.test(textContent ?? ''),
  );
const press = async (name: string | RegExp) => {
  await act(async () => button(name)?.click());
  await flush(20);
};
/** Shows the reminder over an open game. */
const remind = async () => {
  await open();
  const said = asked();
  stopped = 'check';
  await say('paused');
  await flush(20);
  return said;
};

describe('the clock', () => {
  test('shows the session of a member who plays for money, and names it to the minute', async () => {
    played = 84 * 60_000 + 3_500;
    await open();
    expect(clock()?.textContent).toMatch(/^Phiên1:24:0[3-9]$/);
    expect(clock()?.getAttribute('aria-label')).toBe('Phiên chơi 1:24');
    expect(page.element.querySelector('[aria-live] [role="timer"], [role="timer"][aria-live]')).toBeNull();
  });

  test('is not there for play money', async () => {
    await open(DemoPage, '/demo');
    expect([clock(), callsOf(keepPlaying).length]).toEqual([null, 0]);
  });

  test('is not there for guests', async () => {
    resetSession();
    signIn({ customerType: 4 });
    await open();
    expect(frame()).not.toBeNull();
    expect([clock(), callsOf(keepPlaying).length]).toEqual([null, 0]);
  });
});

describe('the reminder', () => {
  test('says how long was played and what came of it, and pauses the game at its vendor', async () => {
    const said = await remind();
    const text = dialog()?.textContent?.replaceAll('\u00a0', ' ');
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Bạn đã chơi 2 giờ');
    for (const part of ['2 giờ 00 phút', '3.120.000 ₫', '2.704.000 ₫', '-416.000 ₫']) expect(text).toContain(part);
    expect(text).toMatch(/Từ \d\d:\d\d đến \d\d:\d\d, giờ Việt Nam/);
    expect(said).toEqual([[{ type: 'pause' }, vendor]]);
  });

  test('begins at its heading, then signing out; nothing puts it away', async () => {
    await remind();
    expect(document.activeElement?.textContent).toBe('Bạn đã chơi 2 giờ');
    const acts = [...(dialog()?.querySelectorAll('button, a') ?? [])].map(({ textContent }) => textContent);
    expect(acts).toEqual(['Đăng xuất', 'Xem lịch sử cược', 'Chơi tiếp, nhắc sau 60 phút']);
    await act(async () => {
      dialog()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
      dialog()?.dispatchEvent(new Event('cancel', { cancelable: true }));
      dialog()?.dispatchEvent(new MouseEvent('pointerdown', { clientX: 9, clientY: 9, bubbles: true }));
      dialog()?.dispatchEvent(new MouseEvent('click', { clientX: 9, clientY: 9, bubbles: true }));
    });
    expect(dialog()?.open).toBe(true);
    expect(callsOf(answerCheck)).toHaveLength(0);
  });

  test('goes when the member plays on, and the game goes on', async () => {
    const said = await remind();
    stopped = null;
    await press(/^Chơi tiếp/);
    expect(callsOf(answerCheck)).toHaveLength(1);
    expect(dialog()).toBeNull();
    expect(said.at(-1)).toEqual([{ type: 'resume' }, vendor]);
  });

  test('stays when the answer does not get through, and says so', async () => {
    const said = await remind();
    refuse(answerCheck, null);
    await press(/^Chơi tiếp/);
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('Chưa gửi được');
    expect(said).toHaveLength(1);
    answer(answerCheck, () => ({ session: session(hour), now: now() }));
    await press(/^Chơi tiếp/);
    expect(dialog()).toBeNull();
  });

  test('signs the member out without another question', async () => {
    answer(logout, () => ({}));
    await remind();
    await press('Đăng xuất');
    expect([sessionState().status, currentLocation().location.pathname]).toEqual(['out', '/']);
  });

  test('keeps who could not be signed out, and says so', async () => {
    refuse(logout, null);
    await remind();
    await press('Đăng xuất');
    expect(sessionState().status).toBe('in');
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('Chưa gửi được');
  });

  test('leads to the bets', async () => {
    await remind();
    expect(button('Xem lịch sử cược')?.getAttribute('href')).toBe('/member?page=personalHistoryCopy');
  });

  test('is there for a game that opens while it waits, which is paused as soon as it hears', async () => {
    stopped = 'check';
    await open();
    expect(dialog()?.open).toBe(true);
    const said = asked();
    await say('ready');
    expect(said).toEqual([[{ type: 'pause' }, vendor]]);
  });

  test('does not come by the vendor’s word alone', async () => {
    await open();
    await say('paused');
    await flush(20);
    expect([dialog(), callsOf(keepPlaying).length]).toEqual([null, 2]);
  });
});

test.each([
  ['limit', 'Bạn đã chạm hạn mức đã đặt'],
  ['break', 'Bạn đang nghỉ chơi'],
] as const)('a %s covers the game, which is out of reach, and leads out', async (why, title) => {
  stopped = why;
  await open();
  const cover = page.element.querySelector('[role="alert"]');
  expect(cover?.querySelector('h2')?.textContent).toBe(title);
  expect(frame()?.hasAttribute('inert')).toBe(true);
  expect(button('Chơi có trách nhiệm')?.getAttribute('href')).toBe('/member?page=responsiblePlay');
  expect(button('Về sảnh')).toBeDefined();
  expect(dialog()).toBeNull();
});

test.each(['TIME_OUT', 'SELF_EXCLUDED'])('a launch that is refused with %s leads to the same page', async (code) => {
  refuse(launchGame, code, 403);
  await open();
  expect(page.element.querySelector('[role="alert"] h2')?.textContent).toBe('Bạn đang nghỉ chơi');
  expect(button('Chơi có trách nhiệm')?.getAttribute('href')).toBe('/member?page=responsiblePlay');
  expect(callsOf(keepPlaying)).toHaveLength(0);
});
