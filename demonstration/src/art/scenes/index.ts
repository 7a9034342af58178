import type { Category } from '../vendors.ts';
import { cards } from './cards.ts';
import { egame } from './egame.ts';
import { esports } from './esports.ts';
import { fish } from './fish.ts';
import { live } from './live.ts';
import { lottery } from './lottery.ts';
import type { Scenes } from './scene.ts';
import { slots } from './slots.ts';
import { sports } from './sports.ts';

/** The scenes of each category by name. */
export const scenes: Readonly<Record<Category, Scenes>> = {
  LIVE: live,
  RNG: slots,
  FISH: fish,
  SPORTS: sports,
  ESPORTS: esports,
  PVP: cards,
  LOTT: lottery,
  ELOTT: lottery,
  EGAME: egame,
};
