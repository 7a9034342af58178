import { type Infer, type Schema, safeParse } from '@unisite/shared/schema';
import type { Numbers } from '../engine/draw.ts';
import type { Drawn, Engine } from '../engine/engine.ts';

/** A choice that may be played: what it costs, and how it is drawn. */
export type Wager = {
  readonly choice: unknown;
  /** Hundredths. */
  readonly stake: number;
  draw(numbers: Numbers): Promise<Drawn<unknown>>;
};

/** What a round is played in. */
export type Setting = {
  readonly currency: string;
  /** Of a lottery's title: the prize mode it is launched with. */
  readonly prizeMode: string | null;
  /** What the title's picture shows. */
  readonly scene: string;
  /** The title. */
  readonly gameId: string;
};

/** A game whose rounds are over as soon as they are drawn. */
export type InstantGame = {
  /** The shortest time between the starts of two rounds, in milliseconds. */
  readonly interval: number;
  /** What the page offers to stake, and what it opens with; hundredths. */
  stakes(currency: string): { readonly all: readonly number[]; readonly first: number };
  /** Null when the game does not offer the choice. */
  wager(choice: unknown, setting: Setting): Wager | null;
};

type Rules<Choice extends Schema, Result> = {
  readonly interval: number;
  readonly stakes: InstantGame['stakes'];
  readonly choice: Choice;
  /** What the choice costs, or null where it may not be played. */
  readonly stakeOf: (choice: Infer<Choice>, setting: Setting) => number | null;
  readonly engine: Engine<Infer<Choice>, Result>;
};

/** Hides a game's own types behind what rounds need of it. */
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
