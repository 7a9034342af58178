import type { PlacedRemote, ViewFiles } from '@unisite/shared/contract';
import type { RenderedModule, RenderRequest } from '@unisite/shared/contract/rendering';
import type { ImagePreload, RenderedFor } from '../render/index.ts';

/** Input for rendering a module. */
export interface ModuleRequest extends Omit<RenderRequest, 'module' | 'responses'> {
  /** Responses to the page's first calls: address → envelope as text. */
  readonly responses: ReadonlyMap<string, string>;
  /** The visit it is for; rendering faults are counted against it. */
  readonly visit: RenderedFor;
  /** Time that the page waits for it, milliseconds. */
  readonly patience: number;
  /** Identifies `given` in the cache. */
  readonly givenKey?: string;
}

/** A rendered module. */
export interface ModuleMarkup extends Readonly<Omit<RenderedModule, 'used' | 'missed'>> {
  readonly used: readonly string[];
  /** Addresses it asked for that were not available. */
  readonly missed: readonly string[];
  /** Files of the lazy parts that it was rendered from. */
  readonly lazy: readonly ViewFiles[];
  /** Pictures to preload. */
  readonly preloads: readonly ImagePreload[];
  /** The time it was rendered for, milliseconds since the epoch. */
  readonly renderedAt: number;
}

/** Renders modules, or returns null to leave it to the browser. Never rejects. */
export interface PageRenderer {
  remote(remote: PlacedRemote, module: string, request: ModuleRequest): Promise<ModuleMarkup | null>;
  /** Renders the whole page, with marks in place of the remotes. */
  shell(request: ModuleRequest): Promise<ModuleMarkup | null>;
}
