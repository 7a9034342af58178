import type { KenoMode } from '../games/keno/engine/paytables.ts';
import type { GameName } from '../games/names.ts';
import type { Language, RefusalCode } from '../wire.ts';
import type { Words } from '../words/index.ts';
import type { Markup } from './html.ts';

export type PlayPage = {
  readonly gameId: string;
  readonly language: Language;
  readonly kind: GameName;
  /** Scene of the title's picture in the catalogue; empty where unknown. */
  readonly scene: string;
  /** The title's category; empty where unknown. */
  readonly category: string;
  /** Of a lottery: its prize mode, and the initial view. */
  readonly prizeMode: KenoMode | null;
  readonly view: 'betting' | 'lobby';
  /** Known once a session of the game was opened; otherwise the page requests it. */
  readonly game: { readonly name: string; readonly icon: string } | null;
  /** The new session, handed over once; null on a reload, where the page still has it. */
  readonly sessionId: string | null;
  /** Play money. */
  readonly demo: boolean;
  /** Why the code could not be exchanged for a session. */
  readonly trouble: RefusalCode | null;
  readonly palette: number;
  readonly siteOrigins: readonly string[];
  /** Address of an asset of this build. */
  readonly asset: (path: string) => string;
  /** All modules of a game's page, its entry first. */
  readonly modulesOf: (kind: GameName) => readonly string[];
};

/** A game's part of its page. */
export type GamePage = {
  /** Content below the top bar: the game and its controls. */
  readonly body: (page: PlayPage, words: Words) => Markup;
  /** Content of the rules dialog. */
  readonly rules: (page: PlayPage, words: Words) => Markup;
  readonly rulesTitle: (language: Language) => string;
  /** Introduction of the fairness dialog, where it is not the usual one. */
  readonly fairnessText?: (language: Language) => string;
  /** How to verify a round: the last paragraph of the fairness dialog. */
  readonly recipe: (language: Language) => string;
};
