/** What the rules promise; measure.test.ts works them out exactly and compares. */
export const returnPercent = 96.16;
/** Of that, what free spins bring. */
export const freePercent = 18;
/** One round in so many opens free spins. */
export const opensOneIn = 134;
/** Ways a screen has: four pictures on each of five reels. */
export const wayCount = 1024;
