/** Figures stated in the paytable dialog; measure.test.ts counts every screen and compares. */
export const returnPercent = 96.74;
/** Share of rounds that pay anything, percent. */
export const hitPercent = 34.09;
/** Greatest win of one round, in stakes. */
export const greatestWin = 2500;
