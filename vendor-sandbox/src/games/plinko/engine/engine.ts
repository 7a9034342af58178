import type { Engine } from '../../../engine/engine.ts';
import { bucketsOf, type Risk, type Rows } from './tables.ts';

/** `stake` in hundredths, a multiple of ten. */
export type Choice = { readonly rows: Rows; readonly risk: Risk; readonly stake: number };
/** Direction at each row: 0 left, 1 right. */
export type Result = { readonly path: readonly number[] };

/** The bucket of a path, counted from the left. */
export const bucketAt = ({ path }: Result): number => path.reduce((sum, way) => sum + way, 0);

/** Draws one number of 2 for each row. */
export const engine: Engine<Choice, Result> = {
  async play({ rows, risk, stake }, numbers) {
    const path: number[] = [];
    for (let row = 0; row < rows; row += 1) path.push(await numbers(2));
    const result = { path };
    return { result, won: (stake / 10) * (bucketsOf(rows, risk)[bucketAt(result)] ?? 0) };
  },
};
