import { finishedEngine, type Played, type SteppedEngine } from '../../../engine/stepped.ts';
import { crashPointOf, outcomes } from './chances.ts';
import { highest, multiplierAt, timeOf } from './curve.ts';

/** What is staked, in hundredths, and the multiplier at which it is cashed out by itself; null: by hand alone. */
export type Choice = { readonly stake: number; readonly auto: number | null };
/** The one choice there is. */
export type Move = 'cashOut';
/** The curve follows from the time; its end is not to be seen before it comes. */
export type View = null;
/** In hundredths: where the curve crashed, and where the stake was cashed out before it; null: it was not. */
export type Result = { readonly crash: number; readonly out: number | null };
export type Round = Played<Choice, Move>;

/** When the curve ends by itself, in milliseconds since its begin: with the crash, or cashed out before it. */
function endOf({ auto }: Choice, crash: number): { readonly at: number; readonly out: number | null } {
  const target = auto ?? highest;
  return crash >= target ? { at: timeOf(target), out: target } : { at: timeOf(crash + 1), out: null };
}

const payOf = ({ stake }: Choice, { out }: Result): number => (out === null ? 0 : (stake * out) / 100);

/** The first number of the seed is the crash point; what is cashed out depends on when. */
export const engine: SteppedEngine<Choice, Move, View, Result> = {
  async play({ opening, moves }, numbers) {
    const crash = crashPointOf(await numbers(outcomes));
    const end = endOf(opening, crash);
    const [made, ...more] = moves;
    if (more.length > 0) return null;
    if (made === undefined) return { kind: 'open', view: null, endsAt: end.at };
    const out = made.move === null || made.at >= end.at ? end.out : multiplierAt(made.at);
    const result = { crash, out };
    return { kind: 'over', result, won: payOf(opening, result) };
  },
};

export const finished = finishedEngine(engine);
