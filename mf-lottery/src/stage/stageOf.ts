import type { CurrentDraw } from '@unisite/shared/contract/tickets';

/** How long each value of a draw has to itself, milliseconds. */
export const REVEAL_MS = 700;
/** From a draw's time until its first value: results are on most pages by then. */
export const LEAD_MS = 1_500;

/** The draw that the stage is about, and where it stands. */
export type Staged = {
  readonly numero: string;
  readonly closesAt: string;
  readonly drawsAt: string;
} & (
  | { readonly phase: 'closed' | 'awaited' | 'voided' }
  /** `settled`: none of its tickets waits any more. */
  | { readonly phase: 'drawn'; readonly numbers: readonly string[]; readonly settled: boolean }
);

/** Where the draw that is next stands at an instant (milliseconds). */
export function nextStateAt({ draw }: Pick<CurrentDraw, 'draw'>, now: number): 'open' | 'closed' | 'awaited' {
  if (!draw || now < Date.parse(draw.closesAt)) return 'open';
  return now < Date.parse(draw.drawsAt) ? 'closed' : 'awaited';
}

/** The draw on the stage: the next one from when its betting is over, else the one before. Null: there was none yet. */
export function stagedDraw(
  { draw, previous }: Pick<CurrentDraw, 'draw' | 'previous'>,
  nextState: ReturnType<typeof nextStateAt>,
): Staged | null {
  if (draw && nextState !== 'open') {
    const { numero, closesAt, drawsAt } = draw;
    return { numero, closesAt, drawsAt, phase: nextState };
  }
  if (!previous) return null;
  const { numero, closesAt, drawsAt, prizes, isVoid, isSettled } = previous;
  const named = { numero, closesAt, drawsAt };
  if (isVoid) return { ...named, phase: 'voided' };
  const numbers = prizes?.find(({ rank }) => rank === 'BALLS')?.numbers;
  return numbers ? { ...named, phase: 'drawn', numbers, settled: isSettled } : { ...named, phase: 'awaited' };
}

const SOON_MS = 3_000;
const LATER_MS = 30_000;
/** A draw that is this late will be so for a while. */
const LATE_MS = 120_000;

/**
 * How often to ask again (milliseconds), where what comes next is not in this answer: the next draw, a result, or that
 * tickets were paid. Null: all of it is there.
 */
export function askAgainEvery(current: Pick<CurrentDraw, 'draw' | 'previous'>, now: number): number | null {
  const { draw, previous } = current;
  const isNextAwaited = nextStateAt(current, now) === 'awaited';
  const isPreviousOver = previous === null || previous.isVoid || (previous.prizes !== null && previous.isSettled);
  if (draw && !isNextAwaited && isPreviousOver) return null;
  const since = isNextAwaited ? draw?.drawsAt : previous?.drawsAt;
  return since === undefined || now - Date.parse(since) > LATE_MS ? LATER_MS : SOON_MS;
}

/** How many of a draw's values are opened at an instant, by the draw's time alone: every page shows the same. */
export function openedCount(drawsAt: string, count: number, now: number): number {
  const since = now - Date.parse(drawsAt) - LEAD_MS;
  return since < 0 ? 0 : Math.min(Math.floor(since / REVEAL_MS) + 1, count);
}
