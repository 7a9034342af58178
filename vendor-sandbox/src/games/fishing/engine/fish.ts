/** A prize of a shot: the multiple of its price, and the number of lots that win it. */
export type Prize = { readonly pays: number; readonly lots: number };
/** A target: a number below `lots` is drawn; the prizes take consecutive ranges from 0. */
export type Quarry = { readonly lots: number; readonly prizes: readonly Prize[] };

/** Return of a shot in percent, whatever it hits. */
export const returnPercent = 96;

/** Maximum shots in one round. */
export const mostShots = 20;

/** Multiple of a shot's price that each fish pays. */
export const fishPays = {
  minnow: 2,
  tang: 3,
  clown: 4,
  rose: 6,
  puffer: 8,
  crab: 12,
  turtle: 20,
  octopus: 30,
  angler: 50,
  shark: 80,
  dragon: 200,
  ray: 15,
  seahorse: 10,
  lantern: 2,
  shrimp: 2,
  squid: 5,
  jelly: 7,
  nautilus: 12,
  eel: 18,
  viper: 120,
  carp: 4,
  pearl: 60,
} as const;
export type FishName = keyof typeof fishPays;
export const bossNames = ['greatWhite', 'kraken', 'dragonKing'] as const;
export type BossName = (typeof bossNames)[number];
export type QuarryName = FishName | BossName;

/** A shot at a fish is drawn from 100 lots for each multiple it pays; `returnPercent` of them catch it. */
export const fishQuarry = (pays: number): Quarry => ({ lots: pays * 100, prizes: [{ pays, lots: returnPercent }] });

const bossLots = 10_000;
/** Prizes of a boss, the top prize first; each contributes a quarter of `returnPercent`. */
export const bossQuarry = (pays: readonly number[]): Quarry => ({
  lots: bossLots,
  prizes: pays.map((each) => ({ pays: each, lots: (bossLots * returnPercent) / 100 / pays.length / each })),
});

/** The highest multiple of a target. */
export const mostOf = ({ prizes }: Quarry): number => Math.max(...prizes.map(({ pays }) => pays));

/** Probability that a shot wins a prize, in percent. */
export const chanceOf = ({ lots }: Quarry, prize: Prize): number => (prize.lots / lots) * 100;
