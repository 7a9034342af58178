import type { Engine } from '../../../engine/engine.ts';
import { fishKinds, lotsOf, returnPercent } from './fish.ts';

export type Choice = {
  /** What one shot costs, in hundredths. */
  readonly cannon: number;
  /** What each shot hit, as its place in `fishKinds`, in the order of the hits. */
  readonly shots: readonly number[];
};
/** For each shot, whether it caught. */
export type Result = { readonly caught: readonly boolean[] };

export const paysOf = (kind: number): number => fishKinds[kind]?.pays ?? 0;

/** One number per shot: below 96 of a hundred times what the fish pays, it is caught. */
export const engine: Engine<Choice, Result> = {
  async play({ cannon, shots }, numbers) {
    const caught: boolean[] = [];
    let won = 0;
    for (const kind of shots) {
      const good = (await numbers(lotsOf(paysOf(kind)))) < returnPercent;
      caught.push(good);
      if (good) won += cannon * paysOf(kind);
    }
    return { result: { caught }, won };
  },
};
