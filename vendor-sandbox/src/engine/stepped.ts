import type { Numbers } from './draw.ts';
import type { Drawn, Engine } from './engine.ts';

/** A move made while a round is open. `move` is null where time ran out and the game's own rule chose. */
export type Timed<Move> = {
  /** Whole milliseconds since the round began, by the server's clock. */
  readonly at: number;
  readonly move: Move | null;
};

/** A round as played so far: its opening and the moves since. */
export type Played<Choice, Move> = { readonly opening: Choice; readonly moves: readonly Timed<Move>[] };

export type Position<View, Result> =
  | {
      readonly kind: 'open';
      /** All that the player may see so far. */
      readonly view: View;
      /** Milliseconds since the beginning at which the game's own rule ends the round unless a move comes first. */
      readonly endsAt: number;
    }
  | ({ readonly kind: 'over' } & Drawn<Result>);

/**
 * The rules of a game of several steps. A round is fully described by its opening, seed and moves: the server
 * recomputes its position for every move and after a restart, and the page once the seed is revealed.
 */
export type SteppedEngine<Choice, Move, View, Result> = {
  /** Null where a move is not possible. After a null move the round is over. */
  play(played: Played<Choice, Move>, numbers: Numbers): Promise<Position<View, Result> | null>;
};

/** Adapts a finished round to the engine interface of other games. */
export const finishedEngine = <Choice, Move, View, Result>(
  engine: SteppedEngine<Choice, Move, View, Result>,
): Engine<Played<Choice, Move>, Result> => ({
  async play(played, numbers) {
    const position = await engine.play(played, numbers);
    if (position?.kind !== 'over') throw new RangeError('the round is not over');
    return { result: position.result, won: position.won };
  },
});
