import { baccaratGame } from './baccarat/server.ts';
import { fishingGame } from './fishing/server.ts';
import type { InstantGame } from './instant.ts';
import { kenoGame } from './keno/server.ts';
import type { GameName } from './names.ts';
import { plinkoGame } from './plinko/server.ts';
import { reelsGame } from './reels/server.ts';
import { rouletteGame } from './roulette/server.ts';
import { sicboGame } from './sicbo/server.ts';
import { stakesForTickets } from './sports/server/stakes.ts';
import { waysGame } from './ways/server.ts';

/** The games whose rounds end at once. Sports bets wait for their matches: see sports/. */
const instantGames: Readonly<Record<Exclude<GameName, 'sports'>, InstantGame>> = {
  reels: reelsGame,
  ways: waysGame,
  roulette: rouletteGame,
  fishing: fishingGame,
  keno: kenoGame,
  baccarat: baccaratGame,
  sicbo: sicboGame,
  plinko: plinkoGame,
};

export const instantGameOf = (name: GameName): InstantGame | null => (name === 'sports' ? null : instantGames[name]);

/** What a game's page offers to stake, and what it opens with. */
export const stakesOf = (name: GameName, currency: string): ReturnType<InstantGame['stakes']> =>
  name === 'sports' ? stakesForTickets(currency) : instantGames[name].stakes(currency);
