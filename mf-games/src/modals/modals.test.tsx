import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { gameSheet, pvpRooms } from '@unisite/shared/contract/games';
import type { GivenOf } from '@unisite/shared/contract/operation';
import { balance, merchantWallet } from '@unisite/shared/contract/wallet';
import { flush } from '@unisite/shared/testing';
import { act, type ReactElement } from 'react';
import { card, goTo, mountModule, resetSession, signIn } from '../testing/page.ts';
import { answer, callsOf, forgetAll, refuse } from '../testing/platform.ts';
import GameRoomsModal from './GameRoomsModal.tsx';
import GameSheetModal from './GameSheetModal.tsx';

let page: Awaited<ReturnType<typeof mountModule>>;
let closed = 0;

beforeEach(() => {
  forgetAll();
  resetSession();
  closed = 0;
});
afterEach(() => page.unmount());

const open = async (modal: (props: { gameId?: string; onClose(): void }) => ReactElement | null) => {
  const close = () => {
    closed += 1;
  };
  await goTo('/rng');
  page = await mountModule(() => modal({ gameId: 'carp', onClose: close }), '/rng');
  await flush();
};
const dialog = () => document.querySelector('dialog');
const link = (name: string) =>
  [...(dialog()?.querySelectorAll<HTMLElement>('a, button') ?? [])].find(
    (one) => (one.getAttribute('aria-label') ?? one.textContent) === name,
  );

describe('the sheet of a game', () => {
  const sheet = {
    game: card('carp', { hasDemo: true }),
    about: ['Hồ cá chép và những vòng quay.'],
    rules: [{ title: 'Cách chơi', text: 'Chọn mức cược rồi quay.' }],
    volatility: 'high' as const,
    minimumStake: 1_000,
    maximumStake: 1_000_000,
    maximumWin: 2_500,
    maintenanceUntil: null,
    alike: [card('koi')],
  };

  test('says what it returns, its limits and rules, and leads to play for money and with play money', async () => {
    answer(gameSheet, () => sheet);
    await open(GameSheetModal);
    const text = dialog()?.textContent ?? '';
    for (const words of ['96,00', 'Cao: ít trúng', '1.000', '1.000.000', '2.500 lần', 'Chọn mức cược rồi quay.'])
      expect(text).toContain(words);
    expect(link('Chơi thử')?.getAttribute('href')).toBe('/demo?id=carp');
    expect(link('Chơi ngay')?.getAttribute('href')).toBe('/game?id=carp');
  });

  test('another game like it takes its place', async () => {
    answer(gameSheet, ({ gameId }) => ({ ...sheet, game: card(gameId) }));
    await open(GameSheetModal);
    await act(async () => link('Game koi')?.click());
    await flush();
    expect(callsOf(gameSheet).map(({ request }) => request.gameId)).toEqual(['carp', 'koi']);
    expect(dialog()?.querySelector('h2')?.textContent).toBe('Game koi');
  });

  test('under maintenance it says until when, and nothing can be played', async () => {
    const maintenanceUntil = '2026-11-21T10:00:00.000Z';
    answer(gameSheet, () => ({ ...sheet, game: card('carp', { maintenance: true }), maintenanceUntil }));
    await open(GameSheetModal);
    expect(dialog()?.textContent).toContain('17:00');
    expect(link('Chơi ngay')).toBeUndefined();
  });

  test('a failure is said and tried again', async () => {
    refuse(gameSheet, 'INTERNAL');
    await open(GameSheetModal);
    expect(dialog()?.querySelector('[role="alert"]')?.textContent).toContain('Chưa tải được thông tin trò chơi');
    answer(gameSheet, () => sheet);
    await act(async () => dialog()?.querySelector<HTMLElement>('[role="alert"] button')?.click());
    await flush();
    expect(dialog()?.textContent).toContain('Luật chơi');
  });
});

describe('the rooms of a card game', () => {
  type PvpRoom = GivenOf<typeof pvpRooms>['rows'][number];
  const room = (roomId: string, more: Partial<PvpRoom> = {}): PvpRoom => ({
    roomId,
    nodeId: `n-${roomId}`,
    gameId: 'carp',
    name: `Phòng ${roomId}`,
    vassalage: 'lumivolta',
    entry: 20_000,
    stake: 1_000,
    players: 3,
    seats: 4,
    open: true,
    ...more,
  });

  beforeEach(() => {
    signIn();
    answer(balance, () => ({ sumBalance: 50_000, bonus: 0, currency: 'VND' }));
    answer(merchantWallet, () => ({ isSingle: true, main: 50_000, wallets: [], currency: 'VND' }));
  });

  test('show what they cost; one leads in with its room, and says why another does not', async () => {
    answer(pvpRooms, () => ({ rows: [room('a'), room('b', { entry: 90_000 }), room('c', { open: false })] }));
    await open(GameRoomsModal);
    expect(link('Vào Phòng a')?.getAttribute('href')).toBe('/game?id=carp&room=a&node=n-a');
    expect(link('Vào Phòng b')).toBeUndefined();
    const rows = [...(dialog()?.querySelectorAll('li') ?? [])].map((row) => row.textContent);
    expect(rows[1]).toContain('Chưa đủ tiền');
    expect(rows[2]).toContain('Đang đóng');
    await act(async () => link('Vào Phòng a')?.click());
    expect(closed).toBe(1);
  });

  test('are chosen by the wallet that they play from, which need not be all there is', async () => {
    const wallets = [{ vendor: 'olvarra', displayName: 'O', icon: '/mark.svg', balance: 50_000 }];
    answer(balance, () => ({ sumBalance: 100_000, bonus: 0, currency: 'VND' }));
    answer(merchantWallet, () => ({ isSingle: true, main: 50_000, wallets, currency: 'VND' }));
    answer(pvpRooms, () => ({ rows: [room('b', { entry: 90_000 })] }));
    await open(GameRoomsModal);
    expect(link('Vào Phòng b')).toBeUndefined();
    expect(link('Nạp tiền')?.getAttribute('href')).toBe('/member?page=deposit');
  });

  test('where vendors have wallets play from the room’s own, though no list has shown whose game it is', async () => {
    const wallets = [{ vendor: 'lumivolta', displayName: 'L', icon: '/mark.svg', balance: 50_000 }];
    answer(merchantWallet, () => ({ isSingle: false, main: 0, wallets, currency: 'VND' }));
    answer(pvpRooms, () => ({ rows: [room('a'), room('b', { entry: 90_000 })] }));
    await open(GameRoomsModal);
    expect(link('Vào Phòng a')).toBeDefined();
    expect(link('Vào Phòng b')).toBeUndefined();
    expect(link('Chuyển tiền vào')?.getAttribute('href')).toBe('/member?page=wallet');
    await act(async () => link('Chuyển tiền vào')?.click());
    expect(closed).toBe(1);
  });

  test('all have their way in while it is not known what is there', async () => {
    refuse(merchantWallet, 'INTERNAL', 500);
    answer(pvpRooms, () => ({ rows: [room('b', { entry: 90_000 })] }));
    await open(GameRoomsModal);
    expect(link('Vào Phòng b')).toBeDefined();
  });

  test('a game without rooms is opened as it is', async () => {
    answer(pvpRooms, () => ({ rows: [] }));
    await open(GameRoomsModal);
    expect(link('Chơi ngay')?.getAttribute('href')).toBe('/game?id=carp');
  });
});
