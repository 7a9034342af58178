import type { Category } from './games.ts';

/** The page of each category's games (specification section 2). */
export const shelfPath: Readonly<Record<Category, string>> = {
  LIVE: '/live',
  RNG: '/rng',
  FISH: '/fish',
  SPORTS: '/sports',
  ESPORTS: '/esports',
  PVP: '/pvp',
  ELOTT: '/elott',
  LOTT: '/vnlottery',
  EGAME: '/seamless',
};
