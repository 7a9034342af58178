import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { queryClient } from '@unisite/shared/api';
import { type GameCard, gameList } from '@unisite/shared/contract/games';
import { bus } from '@unisite/shared/events';
import { flush, mounting, resetSession, signIn, standInPlatform } from '@unisite/shared/testing';
import { act, type ReactElement } from 'react';
import config from '../../remote.config.ts';
import '../pages/pageTexts.ts';
import vi from '../locales/vi.json';
import { PartnerLotteries } from './PartnerLotteries.tsx';

const { answer, callsOf, forgetAll } = standInPlatform();
const mountModule = mounting('mf-lottery', vi);

let page: Awaited<ReturnType<typeof mountModule>>;
const asked: (string | undefined)[] = [];
bus.on('modal.open', ({ returnTo }) => asked.push(returnTo));

beforeEach(() => {
  forgetAll();
  resetSession();
  queryClient.clear();
  asked.length = 0;
});
afterEach(() => page.unmount());

const keno: GameCard = {
  gameId: 'keno',
  name: 'Keno',
  category: 'ELOTT',
  vassalage: 'octavane',
  vendorName: 'Octavane',
  icon: '/media/keno.svg',
  isHot: false,
  isNew: true,
  maintenance: false,
  rtp: 90.18,
  players: 0,
  favourite: false,
  hasDemo: true,
  isGame: 'GAME',
  lotto: { prizeMode: 'SEA', gameCode: 'KENO' },
};
const open = async (...rows: GameCard[]) => {
  answer(gameList, () => ({ page: 1, pageSize: 12, total: rows.length, rows }));
  page = await mountModule((): ReactElement => <PartnerLotteries back="/elott" />);
  await flush();
};
const links = () => [...page.element.querySelectorAll<HTMLAnchorElement>('a')];

test('each game is a step away, to play or to look at its lobby, and comes back to the page', async () => {
  signIn();
  await open(keno);
  expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Chơi Keno', '/game?id=keno&view=betting&back=%2Felott'],
    ['Xem sảnh Keno', '/game?id=keno&view=lobby&back=%2Felott'],
  ]);
  expect(page.element.textContent).toContain('Octavane · trả thưởng từ 90%');
});

test('they are asked for as the page is: its answer comes with it', async () => {
  await open(keno);
  const request = callsOf(gameList)[0]?.request ?? {};
  for (const path of ['/lottery', '/vnlottery', '/elott']) {
    const { asks = [] } = config.routes?.find((route) => route.path === path) ?? {};
    const said = asks.filter((ask) => ask.startsWith(`${gameList.path}?`));
    expect(said.map((ask) => Object.fromEntries(new URL(ask, location.href).searchParams))).toEqual([request]);
  }
});

test('a visitor is asked to sign in, and brought to the game after it', async () => {
  await open(keno);
  const [play] = links();
  await act(async () => play?.click());
  expect(asked).toEqual(['/game?id=keno&view=betting&back=%2Felott']);
});

test('one under maintenance says so and cannot be opened; without any there is nothing', async () => {
  await open({ ...keno, maintenance: true });
  expect(links()).toEqual([]);
  expect(page.element.textContent).toContain('Đang bảo trì');
  await page.unmount();
  queryClient.clear();
  await open();
  expect(page.element.textContent).toBe('');
});
