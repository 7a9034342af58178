import * as api from '@unisite/shared/api';
import type { RenderRequest } from '@unisite/shared/contract/rendering';
import * as events from '@unisite/shared/events';
import * as i18n from '@unisite/shared/i18n';
import * as navigation from '@unisite/shared/navigation';
import * as remote from '@unisite/shared/remote';
import * as schema from '@unisite/shared/schema';
import { type ModuleTexts, renderModule, startRendering } from '@unisite/shared/server';
import * as session from '@unisite/shared/session';
import * as ui from '@unisite/shared/ui';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import { renderToString } from 'react-dom/server';

/**
 * Host of a rendering process: holds the one copy of the singletons. It takes one bundle, a remote's or the shell's
 * own, and renders its modules. Text in, text out.
 */

/** What bundles require, by the names of the kit's `singletons`. */
export const modules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  '@unisite/shared/api': api,
  '@unisite/shared/events': events,
  '@unisite/shared/i18n': i18n,
  '@unisite/shared/navigation': navigation,
  '@unisite/shared/remote': remote,
  '@unisite/shared/schema': schema,
  '@unisite/shared/session': session,
  '@unisite/shared/ui': ui,
};

/** A server build: pages and widgets that share one text namespace. */
export interface ServerBundle {
  readonly name: string;
  readonly texts: ModuleTexts;
  readonly modules: Readonly<Record<string, React.ComponentType>>;
  /** The shell's only: sets what its components read besides the responses. */
  prepare?(given: RenderRequest['given']): void;
}

let bundle: ServerBundle | null = null;

/** Takes a bundle. Returns the names of its modules as JSON. */
export function take(next: ServerBundle): string {
  bundle = next;
  startRendering(next.name, next.texts);
  return JSON.stringify(Object.keys(next.modules));
}

/** Renders a module of the bundle: takes a `RenderRequest`, returns a `RenderedModule`, both as JSON. */
export function render(request: string): string {
  // border: written by the platform with the same type
  const { module, given, ...asked } = JSON.parse(request) as RenderRequest;
  const Module = bundle && Object.hasOwn(bundle.modules, module) ? bundle.modules[module] : undefined;
  if (!bundle || !Module) throw new Error(`no module ${module}`);
  bundle.prepare?.(given);
  return JSON.stringify(renderModule(renderToString, bundle.name, Module, asked));
}
