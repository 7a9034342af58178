/** What the paytable dialog promises; measure.test.ts counts every screen and compares. */
export const returnPercent = 96.74;
/** Share of rounds that pay anything. */
export const hitPercent = 34.09;
/** The greatest win of one round, in stakes. */
export const greatestWin = 2500;
