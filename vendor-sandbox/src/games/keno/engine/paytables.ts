/** Prize modes of this keno: the same draw with other prizes. */
export const kenoModes = ['Lott', 'Elott', 'SEA'] as const;
export type KenoMode = (typeof kenoModes)[number];

/** The prize mode of a name; null: not supported. */
export const kenoModeOf = (name: string | undefined): KenoMode | null =>
  kenoModes.find((mode) => mode === name) ?? null;

/** Highest number, how many are drawn, and how many may be picked. */
export const highest = 80;
export const drawn = 20;
export const mostPicks = 10;

/** Prize by number of hits, in tenths of the stake; a missing number pays nothing. */
export type Prizes = Readonly<Record<number, number>>;

/**
 * Prizes for one to ten picks. The returns are computed in chances.ts and checked by its test: 93 to 95 % in the mode
 * Elott, which pays often; 90 to 92 % in Lott, whose prizes are higher; 90 to 93 % in SEA, which pays mainly great
 * prizes.
 */
export const paytables: Readonly<Record<KenoMode, readonly Prizes[]>> = {
  Elott: [
    { 1: 38 },
    { 1: 10, 2: 94 },
    { 2: 20, 3: 480 },
    { 2: 10, 3: 40, 4: 1_800 },
    { 3: 30, 4: 120, 5: 8_550 },
    { 3: 20, 4: 150, 5: 500, 6: 8_000 },
    { 3: 10, 4: 85, 5: 180, 6: 1_500, 7: 25_000 },
    { 4: 20, 5: 280, 6: 600, 7: 6_000, 8: 80_000 },
    { 4: 10, 5: 140, 6: 250, 7: 2_500, 8: 20_000, 9: 100_000 },
    { 0: 20, 5: 20, 6: 420, 7: 1_000, 8: 6_000, 9: 40_000, 10: 100_000 },
  ],
  Lott: [
    { 1: 36 },
    { 2: 150 },
    { 2: 10, 3: 560 },
    { 2: 10, 3: 20, 4: 2_000 },
    { 3: 20, 4: 400, 5: 4_000 },
    { 3: 10, 4: 155, 5: 600, 6: 12_000 },
    { 4: 20, 5: 520, 6: 3_000, 7: 60_000 },
    { 5: 100, 6: 2_000, 7: 12_000, 8: 150_000 },
    { 4: 10, 5: 87, 6: 300, 7: 4_000, 8: 30_000, 9: 200_000 },
    { 5: 20, 6: 400, 7: 1_200, 8: 9_000, 9: 50_000, 10: 250_000 },
  ],
  SEA: [
    { 1: 37 },
    { 2: 150 },
    { 3: 670 },
    { 3: 40, 4: 2_450 },
    { 4: 200, 5: 10_500 },
    { 4: 50, 5: 1_700, 6: 20_000 },
    { 5: 200, 6: 7_000, 7: 100_000 },
    { 5: 80, 6: 1_900, 7: 12_000, 8: 300_000 },
    { 5: 30, 6: 530, 7: 5_000, 8: 60_000, 9: 500_000 },
    { 6: 150, 7: 2_800, 8: 15_000, 9: 150_000, 10: 1_000_000 },
  ],
};

/** Prizes for so many picks, 1 to 10; none for other counts. */
export const prizesOf = (mode: KenoMode, picks: number): Prizes => paytables[mode][picks - 1] ?? {};

/** The same as a list, fewest hits first. */
export const prizeList = (
  mode: KenoMode,
  picks: number,
): readonly { readonly hits: number; readonly tenths: number }[] =>
  Object.entries(prizesOf(mode, picks)).map(([hits, tenths]) => ({ hits: Number(hits), tenths }));
