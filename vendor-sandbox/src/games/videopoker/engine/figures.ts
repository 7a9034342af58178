/** What the rules promise a player who holds the best cards; measure.test.ts counts every hand and compares. */
export const returnPercent = 99.54;
