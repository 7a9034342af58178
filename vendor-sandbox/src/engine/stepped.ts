import type { Numbers } from './draw.ts';
import type { Drawn, Engine } from './engine.ts';

/** A choice made while a round is open. `move` is null where time was up and the game's own rule chose. */
export type Timed<Move> = {
  /** Whole milliseconds since the round began, by the server's clock. */
  readonly at: number;
  readonly move: Move | null;
};

/** A round as far as it was played: what it began with, and all that was chosen since. */
export type Played<Choice, Move> = { readonly opening: Choice; readonly moves: readonly Timed<Move>[] };

export type Position<View, Result> =
  | {
      readonly kind: 'open';
      /** All that the player may see by now. */
      readonly view: View;
      /** When the game's own rule ends the round unless a choice comes before; milliseconds since it began. */
      readonly endsAt: number;
    }
  | ({ readonly kind: 'over' } & Drawn<Result>);

/**
 * The rules of a game of several steps. A round is its opening, its seed and its moves, and nothing else: the server
 * works its position out again for every choice and after a restart, and the page once the seed is shown.
 */
export type SteppedEngine<Choice, Move, View, Result> = {
  /** Null where a move is not possible. After a move of null the round is over. */
  play(played: Played<Choice, Move>, numbers: Numbers): Promise<Position<View, Result> | null>;
};

/** A finished round, worked out as those of other games are. */
export const finishedEngine = <Choice, Move, View, Result>(
  engine: SteppedEngine<Choice, Move, View, Result>,
): Engine<Played<Choice, Move>, Result> => ({
  async play(played, numbers) {
    const position = await engine.play(played, numbers);
    if (position?.kind !== 'over') throw new RangeError('the round is not over');
    return { result: position.result, won: position.won };
  },
});
