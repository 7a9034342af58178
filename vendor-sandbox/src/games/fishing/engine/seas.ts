import {
  type BossName,
  bossQuarry,
  type FishName,
  fishPays,
  fishQuarry,
  mostOf,
  type Quarry,
  type QuarryName,
} from './fish.ts';

export const seaNames = ['reef', 'trench', 'palace'] as const;
export type SeaName = (typeof seaNames)[number];

type Sea = {
  /** Smallest first. A shot names a fish by its position; the boss follows the last. */
  readonly fish: readonly FishName[];
  readonly boss: { readonly name: BossName; readonly pays: readonly [number, number, number, number] };
};

export const seas: Readonly<Record<SeaName, Sea>> = {
  reef: {
    fish: ['minnow', 'tang', 'clown', 'rose', 'puffer', 'seahorse', 'ray', 'turtle', 'octopus'],
    boss: { name: 'greatWhite', pays: [300, 30, 6, 2] },
  },
  trench: {
    fish: ['lantern', 'squid', 'jelly', 'nautilus', 'eel', 'octopus', 'angler', 'viper'],
    boss: { name: 'kraken', pays: [400, 40, 8, 2] },
  },
  palace: {
    fish: ['shrimp', 'tang', 'carp', 'rose', 'seahorse', 'crab', 'turtle', 'octopus', 'pearl'],
    boss: { name: 'dragonKing', pays: [600, 60, 12, 2] },
  },
};

/** Fish of the only sea in earlier versions; rounds without a sea are read with this list. */
const formerFish: readonly FishName[] = [
  'minnow',
  'tang',
  'clown',
  'rose',
  'puffer',
  'crab',
  'turtle',
  'octopus',
  'angler',
  'shark',
  'dragon',
];

/** Sea by the scene of the catalogue's picture; every other title opens the reef. */
const seaOfScene: Readonly<Partial<Record<string, SeaName>>> = {
  cannon: 'reef',
  shark: 'reef',
  puffer: 'reef',
  reef: 'reef',
  octopus: 'trench',
  angler: 'trench',
  crab: 'palace',
  turtle: 'palace',
  dragonKing: 'palace',
  hoard: 'palace',
};
export const seaOf = (scene: string): SeaName =>
  (Object.hasOwn(seaOfScene, scene) ? seaOfScene[scene] : undefined) ?? 'reef';

/** Everything that swims in a sea, the boss last. */
export const quarryNames = (sea: SeaName | undefined): readonly QuarryName[] =>
  sea === undefined ? formerFish : [...seas[sea].fish, seas[sea].boss.name];

/** Position of a sea's boss. */
export const bossPlace = (sea: SeaName): number => seas[sea].fish.length;

/** The target at a position of a sea; null where there is none. */
export function quarryAt(sea: SeaName | undefined, place: number): Quarry | null {
  const fish = (sea === undefined ? formerFish : seas[sea].fish)[place];
  if (fish !== undefined) return fishQuarry(fishPays[fish]);
  return sea !== undefined && place === bossPlace(sea) ? bossQuarry(seas[sea].boss.pays) : null;
}

/** The highest prize in a sea, in prices of a shot. */
export const greatestOf = (sea: SeaName): number =>
  Math.max(...quarryNames(sea).map((_, place) => mostOf(quarryAt(sea, place) ?? fishQuarry(1))));
