import type { Language, PlacedRemote, SessionInfo } from '@unisite/shared/contract';

/** What a module is rendered with: `RenderRequest` of the shell's host (`shared/src/server`). */
export interface RenderAsked {
  /** Path and query of the page. */
  readonly url: string;
  /** Of a remote's page: its route. */
  readonly path?: string | undefined;
  readonly language: Language;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly session: Omit<SessionInfo, 'token'> | null;
  /** Address → envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  readonly idPrefix: string;
  /** For the shell's own modules. */
  readonly given?: unknown;
}

/** What a module rendered. */
export interface ModuleMarkup {
  readonly html: string;
  /** The moment that it was rendered for, milliseconds since the epoch. */
  readonly renderedAt: number;
}

/** Renders modules, or gives null: then the browser does. Never throws. */
export interface PageRenderer {
  remote(remote: PlacedRemote, module: string, asked: RenderAsked): Promise<ModuleMarkup | null>;
  shell(asked: RenderAsked): Promise<ModuleMarkup | null>;
}
