/** The stakes of a whole round in hundredths, each a multiple of twenty lines. */
const ladders = {
  dong: [1_000, 2_000, 5_000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000].map((vnd) => vnd * 100),
  other: [20, 40, 100, 200, 400, 1_000, 2_000, 5_000, 10_000],
} as const;

export const stakesFor = (currency: string): readonly number[] => (currency === 'VND' ? ladders.dong : ladders.other);

/** The stake the game opens with: small, so that nobody plays high by accident. */
export const firstStake = (currency: string): number => stakesFor(currency)[2] ?? 0;

/** The shortest time from one spin's start to the next, in milliseconds: nothing in the game makes play faster. */
export const roundMilliseconds = 2500;
