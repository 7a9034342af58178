/** Usual odds of Vietnam's lottery: times the stake of a unit. What a market starts with. */
export const vietnamOdds: Readonly<Record<'north' | 'province', Readonly<Record<string, number>>>> = {
  north: {
    ...{ lo2: 99.4, lo3: 900, lo4: 5_500 },
    ...{ deSpecial: 85, deHead: 82, deFirst: 85 },
    ...{ cang3Special: 700, cang3Head: 700, cang4Special: 9_000 },
    ...{ xien2: 17, xien3: 65, xien4: 250 },
    ...{ truot4: 2.5, truot8: 8, truot10: 12 },
    ...{ head: 8.7, tail: 8.7 },
  },
  province: {
    ...{ lo2: 75, lo3: 650, lo4: 5_500 },
    ...{ deSpecial: 82, deHead: 82, deFirst: 82 },
    ...{ cang3Special: 650, cang3Head: 700, cang4Special: 9_000 },
    ...{ xien2: 28, xien3: 150, xien4: 750 },
    ...{ truot4: 2, truot8: 3.5, truot10: 4.5 },
    ...{ head: 8.7, tail: 8.7 },
  },
};
