/** Return stated in the rules for optimal play; measure.test.ts counts every hand and compares. */
export const returnPercent = 99.54;
