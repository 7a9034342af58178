import type { Score } from '../engine/sport.ts';

/** A match as it stands at a moment. */
export type MatchState = {
  readonly phase: 'soon' | 'live' | 'over';
  readonly tick: number;
  readonly score: Score;
  readonly suspended: boolean;
};
