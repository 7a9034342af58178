import type { Score } from '../engine/sport.ts';

/** State of a match at a time. */
export type MatchState = {
  readonly phase: 'soon' | 'live' | 'over';
  readonly tick: number;
  readonly score: Score;
  readonly suspended: boolean;
};
