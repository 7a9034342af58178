/** What swims, from the smallest on. The order is what a shot names it by. */
export const fishKinds = [
  { name: 'minnow', pays: 2 },
  { name: 'tang', pays: 3 },
  { name: 'clown', pays: 4 },
  { name: 'rose', pays: 6 },
  { name: 'puffer', pays: 8 },
  { name: 'crab', pays: 12 },
  { name: 'turtle', pays: 20 },
  { name: 'octopus', pays: 30 },
  { name: 'angler', pays: 50 },
  { name: 'shark', pays: 80 },
  { name: 'dragon', pays: 200 },
] as const;
export type FishName = (typeof fishKinds)[number]['name'];

/** A shot brings back so many per cent of what it costs on average, whatever it hits. */
export const returnPercent = 96;

/** A shot at a fish that pays `pays` times is drawn from so many lots, of which `returnPercent` catch it. */
export const lotsOf = (pays: number): number => pays * 100;

/** How likely a shot catches, in per cent. */
export const catchPercent = (pays: number): number => (returnPercent / lotsOf(pays)) * 100;

/** Shots that are gathered into one round at most. */
export const mostShots = 20;
