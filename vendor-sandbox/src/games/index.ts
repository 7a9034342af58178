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
import { type SteppedName, steppedGameOf } from './steppedGames.ts';
import { waysGame } from './ways/server.ts';

type InstantName = Exclude<GameName, 'sports' | SteppedName>;

/** Games whose rounds end at once. Sports bets wait for their matches: see sports/. */
const instantGames: Readonly<Record<InstantName, InstantGame>> = {
  reels: reelsGame,
  ways: waysGame,
  roulette: rouletteGame,
  fishing: fishingGame,
  keno: kenoGame,
  baccarat: baccaratGame,
  sicbo: sicboGame,
  plinko: plinkoGame,
};

const isInstant = (name: GameName): name is InstantName => Object.hasOwn(instantGames, name);

export const instantGameOf = (name: GameName): InstantGame | null => (isInstant(name) ? instantGames[name] : null);

/** Stakes that a game's page offers, and the initial one. */
export const stakesOf = (name: GameName, currency: string): ReturnType<InstantGame['stakes']> =>
  (instantGameOf(name) ?? steppedGameOf(name))?.stakes(currency) ?? stakesForTickets(currency);
