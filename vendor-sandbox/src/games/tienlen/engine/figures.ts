/** What is returned in percent, measured in simulated rounds; measure.test.ts repeats the first two in little. */
export const returns = { house: 81.2, random: 19.2, strong: 98 } as const;
/** Rounds that the house's figure was measured in. */
export const measuredRounds = 60_000;
