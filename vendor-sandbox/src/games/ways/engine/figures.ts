/** Figures stated in the rules; measure.test.ts computes them exactly and compares. */
export const returnPercent = 96.16;
/** Part of the return that comes from free spins, percent. */
export const freePercent = 18;
/** One round in so many triggers free spins. */
export const opensOneIn = 134;
/** Ways of a screen: four pictures on each of five reels. */
export const wayCount = 1024;
