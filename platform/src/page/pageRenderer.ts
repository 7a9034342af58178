import type { Language, PlacedRemote, SessionInfo } from '@unisite/shared/contract';
import type { ImagePreload, RenderedFor } from '../render/index.ts';

/** What a module is rendered with: `RenderRequest` of the shell's host (`shared/src/server`). */
export interface ModuleRequest {
  /** Path and query of the page. */
  readonly url: string;
  /** Of a remote's page: its route. */
  readonly path?: string | undefined;
  readonly language: Language;
  /** Milliseconds since the epoch. */
  readonly time: number;
  readonly session: Omit<SessionInfo, 'token'> | null;
  /** What the page's first calls are answered: address → envelope as text. */
  readonly responses: ReadonlyMap<string, string>;
  readonly idPrefix: string;
  /** Whose page it is: what a version does wrong counts there. */
  readonly visit: RenderedFor;
  /** For the shell's own modules; `givenKey` is another one for everything that is not the same. */
  readonly given?: unknown;
  readonly givenKey?: string;
}

/** What a module rendered. */
export interface ModuleMarkup {
  readonly html: string;
  /** Pictures to preload. */
  readonly preloads: readonly ImagePreload[];
  /** Addresses of the responses that it was rendered with. */
  readonly used: readonly string[];
  /** The moment that it was rendered for, milliseconds since the epoch. */
  readonly renderedAt: number;
  /** How long it is the same whatever the clock says, milliseconds; null: for good. */
  readonly clockStep: number | null;
}

/** Renders modules, or gives null: then the browser does. Never rejects. */
export interface PageRenderer {
  remote(remote: PlacedRemote, module: string, request: ModuleRequest): Promise<ModuleMarkup | null>;
  /** The whole page, with marks in the place of remotes. */
  shell(request: ModuleRequest): Promise<ModuleMarkup | null>;
}
