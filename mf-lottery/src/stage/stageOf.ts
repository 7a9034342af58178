import type { CurrentDraw } from '@unisite/shared/contract/tickets';

/** Time per revealed value, milliseconds. */
export const REVEAL_MS = 700;
/** From the draw's time to its first value, milliseconds: most pages have the result by then. */
export const LEAD_MS = 1_500;

/** The draw on stage, and its state. */
export type Staged = {
  readonly numero: string;
  readonly closesAt: string;
  readonly drawsAt: string;
} & (
  | { readonly phase: 'closed' | 'awaited' | 'voided' }
  /** `settled`: all of its tickets are settled. */
  | { readonly phase: 'drawn'; readonly numbers: readonly string[]; readonly settled: boolean }
);

/** State of the next draw at a time (milliseconds). */
export function nextStateAt({ draw }: Pick<CurrentDraw, 'draw'>, now: number): 'open' | 'closed' | 'awaited' {
  if (!draw || now < Date.parse(draw.closesAt)) return 'open';
  return now < Date.parse(draw.drawsAt) ? 'closed' : 'awaited';
}

/** The draw on stage: the next one once its betting has closed, else the previous. Null: there was none yet. */
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
/** A draw that is this late will be late for a while. */
const LATE_MS = 120_000;

/**
 * Poll interval (milliseconds) while something is awaited: the next draw, a result, or payment of tickets. Null:
 * nothing is.
 */
export function pollInterval(current: Pick<CurrentDraw, 'draw' | 'previous'>, now: number): number | null {
  const { draw, previous } = current;
  const isNextAwaited = nextStateAt(current, now) === 'awaited';
  const isPreviousOver = previous === null || previous.isVoid || (previous.prizes !== null && previous.isSettled);
  if (draw && !isNextAwaited && isPreviousOver) return null;
  const since = isNextAwaited ? draw?.drawsAt : previous?.drawsAt;
  return since === undefined || now - Date.parse(since) > LATE_MS ? LATER_MS : SOON_MS;
}

/** Number of values revealed at a time, computed from the draw's time alone, so that every page shows the same. */
export function openedCount(drawsAt: string, count: number, now: number): number {
  const since = now - Date.parse(drawsAt) - LEAD_MS;
  return since < 0 ? 0 : Math.min(Math.floor(since / REVEAL_MS) + 1, count);
}
