import type { Engine } from '../../../engine/engine.ts';
import { quarryAt, type SeaName } from './seas.ts';

export type Choice = {
  /** The sea it is played in; absent in rounds from before there were several. */
  readonly sea?: SeaName | undefined;
  /** Price of one shot, in hundredths. */
  readonly cannon: number;
  /** The fish each shot hit, as its position in the sea's list, in the order of the hits. */
  readonly shots: readonly number[];
};
export type Result = {
  /** For each shot, whether it won. */
  readonly caught: readonly boolean[];
  /** For each shot of a round with a sea, the multiple of its price that it paid. */
  readonly pays?: readonly number[];
};

/**
 * Draws one number per shot, below the lots of the fish hit: it wins the prize whose range contains the number.
 * @throws {RangeError} where a shot names a fish that is not in the sea
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
