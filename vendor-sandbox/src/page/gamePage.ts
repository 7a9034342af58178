import type { KenoMode } from '../games/keno/engine/paytables.ts';
import type { GameName } from '../games/names.ts';
import type { Language, RefusalCode } from '../wire.ts';
import type { Words } from '../words/index.ts';
import type { Markup } from './html.ts';

export type PlayPage = {
  readonly gameId: string;
  readonly language: Language;
  readonly kind: GameName;
  /** What the title's picture shows, in the catalogue's word; empty where it is not known. */
  readonly scene: string;
  /** The shelf the title stands on; empty where it is not known. */
  readonly category: string;
  /** Of a lottery: what it is played in, and the view that it opens in. */
  readonly prizeMode: KenoMode | null;
  readonly view: 'betting' | 'lobby';
  /** Known once a session of the game was opened; the page asks for it otherwise. */
  readonly game: { readonly name: string; readonly icon: string } | null;
  /** The new session, handed over once; null on a reload, where the page still has it. */
  readonly sessionId: string | null;
  /** Played with play money. */
  readonly demo: boolean;
  /** Why the code could not be turned into a session. */
  readonly trouble: RefusalCode | null;
  readonly palette: number;
  readonly siteOrigins: readonly string[];
  /** The address of an asset of this build. */
  readonly asset: (path: string) => string;
  /** Every module that the page of a game imports, its own script first. */
  readonly modulesOf: (kind: GameName) => readonly string[];
};

/** What a game puts on its page. */
export type GamePage = {
  /** Under the top bar: what is played on, and the controls. */
  readonly body: (page: PlayPage, words: Words) => Markup;
  /** Inside of the rules dialog. */
  readonly rules: (page: PlayPage, words: Words) => Markup;
  readonly rulesTitle: (language: Language) => string;
  /** What the fairness dialog begins with, where it is not the usual. */
  readonly fairnessText?: (language: Language) => string;
  /** How a player works a round out: the last paragraph of the fairness dialog. */
  readonly recipe: (language: Language) => string;
};
