import type { Engine } from '../../../engine/engine.ts';
import { quarryAt, type SeaName } from './seas.ts';

export type Choice = {
  /** The sea it is played in. Rounds played before there were several seas have none. */
  readonly sea?: SeaName | undefined;
  /** What one shot costs, in hundredths. */
  readonly cannon: number;
  /** What each shot hit, as its place in the sea, in the order of the hits. */
  readonly shots: readonly number[];
};
export type Result = {
  /** For each shot, whether it won. */
  readonly caught: readonly boolean[];
  /** For each shot of a round that names its sea, how many times its price it paid. */
  readonly pays?: readonly number[];
};

/**
 * One number per shot, below the lots of what it hit: it wins the prize whose lots it falls in.
 * @throws {RangeError} where a shot names nothing that swims in the sea
 */
export const engine: Engine<Choice, Result> = {
  async play({ sea, cannon, shots }, numbers) {
    const pays: number[] = [];
    for (const place of shots) {
      const quarry = quarryAt(sea, place);
      if (quarry === null) throw new RangeError(`nothing swims at place ${place}`);
      let lot = await numbers(quarry.lots);
      const won = quarry.prizes.find(({ lots }) => {
        if (lot < lots) return true;
        lot -= lots;
        return false;
      });
      pays.push(won?.pays ?? 0);
    }
    const caught = pays.map((each) => each > 0);
    return {
      result: sea === undefined ? { caught } : { caught, pays },
      won: pays.reduce((sum, each) => sum + cannon * each, 0),
    };
  },
};
