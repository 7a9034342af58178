import type { GamePage } from '../page/gamePage.ts';
import { baccaratPage } from './baccarat/page/page.ts';
import { crashPage } from './crash/page/page.ts';
import { fishingPage } from './fishing/page/page.ts';
import { kenoPage } from './keno/page/page.ts';
import type { GameName } from './names.ts';
import { plinkoPage } from './plinko/page/page.ts';
import { reelsPage } from './reels/page/page.ts';
import { roulettePage } from './roulette/page/page.ts';
import { sicboPage } from './sicbo/page/page.ts';
import { sportsPage } from './sports/page/page.ts';
import { tienlenPage } from './tienlen/page/page.ts';
import { videopokerPage } from './videopoker/page/page.ts';
import { waysPage } from './ways/page/page.ts';

export const gamePages: Readonly<Record<GameName, GamePage>> = {
  reels: reelsPage,
  ways: waysPage,
  roulette: roulettePage,
  fishing: fishingPage,
  sports: sportsPage,
  keno: kenoPage,
  baccarat: baccaratPage,
  sicbo: sicboPage,
  plinko: plinkoPage,
  crash: crashPage,
  videopoker: videopokerPage,
  tienlen: tienlenPage,
};
