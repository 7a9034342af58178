/** Returns in percent, measured in simulated rounds; measure.test.ts repeats the first two with fewer rounds. */
export const returns = { house: 81.2, random: 19.2, strong: 98 } as const;
/** Number of rounds behind the house's figure. */
export const measuredRounds = 60_000;
