import { type Infer, nullable, type Schema, safeParse } from '@unisite/shared/schema';
import type { Numbers } from '../engine/draw.ts';
import type { Played, Position, SteppedEngine } from '../engine/stepped.ts';
import type { InstantGame, Setting } from './instant.ts';

/** A game whose rounds are staked once and then take further choices, until one of them or its own rule ends them. */
export type SteppedGame = {
  /** The shortest time between the starts of two rounds, in milliseconds. */
  readonly interval: number;
  stakes: InstantGame['stakes'];
  /** Null when the game does not offer the opening. */
  opening(choice: unknown, setting: Setting): { readonly choice: unknown; readonly stake: number } | null;
  /** Null when it is no move of this game. */
  move(given: unknown): { readonly move: unknown } | null;
  /** Null when one of the moves is not possible. */
  position(played: Played<unknown, unknown>, numbers: Numbers): Promise<Position<unknown, unknown> | null>;
  /** Whether a round that the server's own failure interrupted goes on; otherwise it is void and the stake returns. */
  outlastsFailure(played: Played<unknown, unknown>): boolean;
};

type Rules<Choice extends Schema, Move extends Schema, View, Result> = {
  readonly interval: number;
  readonly stakes: InstantGame['stakes'];
  readonly choice: Choice;
  readonly move: Move;
  /** What the opening costs, or null where it may not be played. */
  readonly stakeOf: (choice: Infer<Choice>, setting: Setting) => number | null;
  readonly outlastsFailure: (choice: Infer<Choice>) => boolean;
  readonly engine: SteppedEngine<Infer<Choice>, Infer<Move>, View, Result>;
};

/** Hides a game's own types behind what rounds need of it. What the journal kept is read as carefully as a request. */
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
