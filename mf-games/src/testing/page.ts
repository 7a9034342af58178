import type { GameCard } from '@unisite/shared/contract/games';
import { mounting } from '@unisite/shared/testing';
import vi from '../locales/vi.json';

export const mountModule = mounting('mf-games', vi);

export { goTo, resetSession, signIn } from '@unisite/shared/testing';

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
