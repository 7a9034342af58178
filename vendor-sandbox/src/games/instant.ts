import { type Infer, type Schema, safeParse } from '@unisite/shared/schema';
import type { Numbers } from '../engine/draw.ts';
import type { Drawn, Engine } from '../engine/engine.ts';

/** A valid choice: its cost, and how to draw it. */
export type Wager = {
  readonly choice: unknown;
  /** Hundredths. */
  readonly stake: number;
  draw(numbers: Numbers): Promise<Drawn<unknown>>;
};

/** Properties of the title that a round depends on. */
export type Setting = {
  readonly currency: string;
  /** Prize mode of a lottery title. */
  readonly prizeMode: string | null;
  /** Scene of the title's picture. */
  readonly scene: string;
  /** Id of the title. */
  readonly gameId: string;
};

/** A game whose rounds are complete as soon as they are drawn. */
export type InstantGame = {
  /** Minimum time between the starts of two rounds, milliseconds. */
  readonly interval: number;
  /** Stakes that the page offers, and the initial one; hundredths. */
  stakes(currency: string): { readonly all: readonly number[]; readonly first: number };
  /** Null when the game does not offer the choice. */
  wager(choice: unknown, setting: Setting): Wager | null;
};

type Rules<Choice extends Schema, Result> = {
  readonly interval: number;
  readonly stakes: InstantGame['stakes'];
  readonly choice: Choice;
  /** Cost of the choice, or null where it is not allowed. */
  readonly stakeOf: (choice: Infer<Choice>, setting: Setting) => number | null;
  readonly engine: Engine<Infer<Choice>, Result>;
};

/** Erases a game's own types for the code that plays rounds. */
export function instantGame<Choice extends Schema, Result>(rules: Rules<Choice, Result>): InstantGame {
  return {
    interval: rules.interval,
    stakes: rules.stakes,
    wager(given, setting) {
      const choice = safeParse(rules.choice, given);
      if (!choice.success) return null;
      const stake = rules.stakeOf(choice.data, setting);
      if (stake === null) return null;
      return { choice: choice.data, stake, draw: (numbers) => rules.engine.play(choice.data, numbers) };
    },
  };
}
