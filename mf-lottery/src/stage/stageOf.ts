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

/** Whether what comes next is not in this answer: the next draw, a result, or that tickets were paid. */
export function isPending(current: Pick<CurrentDraw, 'draw' | 'previous'>, now: number): boolean {
  const staged = stagedDraw(current, nextStateAt(current, now));
  return current.draw === null || staged?.phase === 'awaited' || (staged?.phase === 'drawn' && !staged.settled);
}

/** How many of a draw's values are opened at an instant, by the draw's time alone: every page shows the same. */
export function openedCount(drawsAt: string, count: number, now: number): number {
  const since = now - Date.parse(drawsAt) - LEAD_MS;
  return since < 0 ? 0 : Math.min(Math.floor(since / REVEAL_MS) + 1, count);
}
