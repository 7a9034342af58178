import { queryClient } from '@unisite/shared/api';
import type { GameCard } from '@unisite/shared/contract/games';
import { navigate } from '@unisite/shared/navigation';
import { endSession, startSession } from '@unisite/shared/session';
import { mounting } from '@unisite/shared/testing';
import { act } from 'react';
import vi from '../locales/vi.json';

export const mountModule = mounting('mf-games', vi);

export const goTo = (address: string): Promise<void> => act(async () => navigate(address));

export const signIn = (): void =>
  startSession({
    token: 'token',
    account: 'minhanh',
    nickname: 'Minh Anh',
    customerId: '7',
    customerType: 0,
    regDate: '2026-01-01T00:00:00.000Z',
    firstTimeLogin: false,
    passwordExpired: false,
    mustChangePassword: false,
    avatar: '/a.svg',
    level: null,
  });

export function startAnew(): void {
  endSession('signedOut');
  queryClient.clear();
}

export const card = (gameId: string, more: Partial<GameCard> = {}): GameCard => ({
  gameId,
  name: `Game ${gameId}`,
  category: 'RNG',
  vassalage: 'lumivolta',
  vendorName: 'Lumivolta',
  icon: `/media/${gameId}.svg`,
  isHot: false,
  isNew: false,
  maintenance: false,
  rtp: 96,
  players: 3,
  favourite: false,
  hasDemo: false,
  isGame: 'GAME',
  ...more,
});
