const red: ReadonlySet<number> = new Set([1, 2, 7, 8, 12, 13, 18, 19, 23, 24, 29, 30, 34, 35, 40, 45, 46]);
const blue: ReadonlySet<number> = new Set([3, 4, 9, 10, 14, 15, 20, 25, 26, 31, 36, 37, 41, 42, 47, 48]);

export const waves = ['red', 'blue', 'green'] as const;
export type Wave = (typeof waves)[number];

/** The colour wave of a number from 1 to 49. */
export const waveOf = (number: number): Wave => (red.has(number) ? 'red' : blue.has(number) ? 'blue' : 'green');
