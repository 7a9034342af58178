import type { PlacedRemote, ViewFiles } from '@unisite/shared/contract';
import type { RenderedModule, RenderRequest } from '@unisite/shared/contract/rendering';
import type { ImagePreload, RenderedFor } from '../render/index.ts';

/** What a module is rendered with. */
export interface ModuleRequest extends Omit<RenderRequest, 'module' | 'responses'> {
  /** What the page's first calls are answered: address → envelope as text. */
  readonly responses: ReadonlyMap<string, string>;
  /** The visit it is for; a version's faults are counted there. */
  readonly visit: RenderedFor;
  /** Milliseconds that the page waits for it. */
  readonly patience: number;
  /** Identifies `given` in the cache. */
  readonly givenKey?: string;
}

/** What a module rendered. */
export interface ModuleMarkup extends Readonly<Omit<RenderedModule, 'used' | 'missed'>> {
  readonly used: readonly string[];
  /** What it asked for and was not given, as it says. */
  readonly missed: readonly string[];
  /** Files of the parts, loaded on demand, that it was rendered from. */
  readonly lazy: readonly ViewFiles[];
  /** Pictures to preload. */
  readonly preloads: readonly ImagePreload[];
  /** The moment that it was rendered for, milliseconds since the epoch. */
  readonly renderedAt: number;
}

/** Renders modules, or gives null: then the browser does. Never rejects. */
export interface PageRenderer {
  remote(remote: PlacedRemote, module: string, request: ModuleRequest): Promise<ModuleMarkup | null>;
  /** The whole page, with marks in the place of remotes. */
  shell(request: ModuleRequest): Promise<ModuleMarkup | null>;
}
