import { type Infer, nullable, type Schema, safeParse } from '@unisite/shared/schema';
import type { Numbers } from '../engine/draw.ts';
import type { Played, Position, SteppedEngine } from '../engine/stepped.ts';
import type { InstantGame, Setting } from './instant.ts';

/** A game whose rounds are staked once and then take moves, until a move or the game's own rule ends them. */
export type SteppedGame = {
  /** Minimum time between the starts of two rounds, milliseconds. */
  readonly interval: number;
  stakes: InstantGame['stakes'];
  /** Null when the game does not offer the opening. */
  opening(choice: unknown, setting: Setting): { readonly choice: unknown; readonly stake: number } | null;
  /** Null when it is no move of this game. */
  move(given: unknown): { readonly move: unknown } | null;
  /** Null when one of the moves is not possible. */
  position(played: Played<unknown, unknown>, numbers: Numbers): Promise<Position<unknown, unknown> | null>;
  /** Whether a round interrupted by a server failure continues; otherwise it is void and the stake returned. */
  outlastsFailure(played: Played<unknown, unknown>): boolean;
};

type Rules<Choice extends Schema, Move extends Schema, View, Result> = {
  readonly interval: number;
  readonly stakes: InstantGame['stakes'];
  readonly choice: Choice;
  readonly move: Move;
  /** Cost of the opening, or null where it is not allowed. */
  readonly stakeOf: (choice: Infer<Choice>, setting: Setting) => number | null;
  readonly outlastsFailure: (choice: Infer<Choice>) => boolean;
  readonly engine: SteppedEngine<Infer<Choice>, Infer<Move>, View, Result>;
};

/** Erases a game's own types for the code that plays rounds. Journal entries are validated like requests. */
export function steppedGame<Choice extends Schema, Move extends Schema, View, Result>(
  rules: Rules<Choice, Move, View, Result>,
): SteppedGame {
  const kept = nullable(rules.move);

  function read({ opening, moves }: Played<unknown, unknown>): Played<Infer<Choice>, Infer<Move>> | null {
    const choice = safeParse(rules.choice, opening);
    if (!choice.success) return null;
    const made = moves.flatMap(({ at, move }) => {
      const each = safeParse(kept, move);
      return each.success ? [{ at, move: each.data }] : [];
    });
    return made.length === moves.length ? { opening: choice.data, moves: made } : null;
  }

  return {
    interval: rules.interval,
    stakes: rules.stakes,
    opening(given, setting) {
      const choice = safeParse(rules.choice, given);
      if (!choice.success) return null;
      const stake = rules.stakeOf(choice.data, setting);
      return stake === null ? null : { choice: choice.data, stake };
    },
    move(given) {
      const move = safeParse(rules.move, given);
      return move.success ? { move: move.data } : null;
    },
    async position(played, numbers) {
      const known = read(played);
      return known && rules.engine.play(known, numbers);
    },
    outlastsFailure(played) {
      const known = read(played);
      return known !== null && rules.outlastsFailure(known.opening);
    },
  };
}
