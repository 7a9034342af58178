import type { Numbers } from './draw.ts';

export type Drawn<Result> = {
  readonly result: Result;
  /** Whole hundredths. */
  readonly won: number;
};

/**
 * The rules of one game: the result of a player's choice with the numbers drawn. The server plays with it, and the page
 * recomputes the round once the seed is revealed.
 */
export type Engine<Choice, Result> = {
  play(choice: Choice, numbers: Numbers): Promise<Drawn<Result>>;
};
