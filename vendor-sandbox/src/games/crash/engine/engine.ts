import { finishedEngine, type Played, type SteppedEngine } from '../../../engine/stepped.ts';
import { crashPointOf, outcomes } from './chances.ts';
import { highest, multiplierAt, timeOf } from './curve.ts';

/** The stake in hundredths, and the automatic cash-out multiplier; null: by hand only. */
export type Choice = { readonly stake: number; readonly auto: number | null };
export type Move = 'cashOut';
/** The curve follows from the time; the crash point stays hidden until it is reached. */
export type View = null;
/** In hundredths: the crash point, and the cash-out multiplier before it; null: not cashed out. */
export type Result = { readonly crash: number; readonly out: number | null };
export type Round = Played<Choice, Move>;

/**
 * When the round ends by itself, milliseconds since its start: at the crash, or at the automatic cash-out before it.
 */
function endOf({ auto }: Choice, crash: number): { readonly at: number; readonly out: number | null } {
  const target = auto ?? highest;
  return crash >= target ? { at: timeOf(target), out: target } : { at: timeOf(crash + 1), out: null };
}

const payOf = ({ stake }: Choice, { out }: Result): number => (out === null ? 0 : (stake * out) / 100);

/** The first number of the seed is the crash point; the cash-out depends on its time. */
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
