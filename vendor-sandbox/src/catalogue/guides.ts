import { guide as baccarat } from '../games/baccarat/guide.ts';
import { guide as crash } from '../games/crash/guide.ts';
import { guide as fishing } from '../games/fishing/guide.ts';
import { guide as keno } from '../games/keno/guide.ts';
import type { GameName } from '../games/names.ts';
import { guide as plinko } from '../games/plinko/guide.ts';
import { guide as reels } from '../games/reels/guide.ts';
import { guide as roulette } from '../games/roulette/guide.ts';
import { guide as sicbo } from '../games/sicbo/guide.ts';
import { guide as sports } from '../games/sports/guide.ts';
import { guide as tienlen } from '../games/tienlen/guide.ts';
import { guide as videopoker } from '../games/videopoker/guide.ts';
import { guide as ways } from '../games/ways/guide.ts';
import type { Guide } from './guide.ts';

/** What a player reads about each kind of game before playing. */
export const guides: Readonly<Record<GameName, Guide>> = {
  reels,
  ways,
  roulette,
  fishing,
  baccarat,
  sicbo,
  plinko,
  keno,
  sports,
  crash,
  videopoker,
  tienlen,
};
