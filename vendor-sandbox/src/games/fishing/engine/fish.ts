/** What a shot at something may come to: how many times its price it pays, and with how many of the lots. */
export type Prize = { readonly pays: number; readonly lots: number };
/** What can be hit: a number below `lots` is drawn, and the prizes lie one after another from nought on. */
export type Quarry = { readonly lots: number; readonly prizes: readonly Prize[] };

/** A shot brings back so many per cent of what it costs on average, whatever it hits. */
export const returnPercent = 96;

/** Shots that are gathered into one round at most. */
export const mostShots = 20;

/** What each fish pays, in prices of a shot. */
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

/** A shot at a fish is drawn from 100 lots for each price it pays; `returnPercent` of them catch it. */
export const fishQuarry = (pays: number): Quarry => ({ lots: pays * 100, prizes: [{ pays, lots: returnPercent }] });

const bossLots = 10_000;
/** Prizes of a boss, the great one first; each brings back a quarter of `returnPercent`. */
export const bossQuarry = (pays: readonly number[]): Quarry => ({
  lots: bossLots,
  prizes: pays.map((each) => ({ pays: each, lots: (bossLots * returnPercent) / 100 / pays.length / each })),
});

/** The greatest that a shot may pay. */
export const mostOf = ({ prizes }: Quarry): number => Math.max(...prizes.map(({ pays }) => pays));

/** How likely a shot wins a prize, in per cent. */
export const chanceOf = ({ lots }: Quarry, prize: Prize): number => (prize.lots / lots) * 100;
