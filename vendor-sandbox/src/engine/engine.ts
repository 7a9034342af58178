import type { Numbers } from './draw.ts';

export type Drawn<Result> = {
  readonly result: Result;
  /** Whole hundredths. */
  readonly won: number;
};

/**
 * The rules of one game: what a player's choice comes to with the numbers drawn. The server plays with it, and the
 * page works the same round out again once the seed is shown.
 */
export type Engine<Choice, Result> = {
  play(choice: Choice, numbers: Numbers): Promise<Drawn<Result>>;
};
