import type { ComponentType } from 'react';
import { queryClient } from '../api/queries.ts';
import { seedResponses, usedResponses } from '../api/seededResponses.ts';
import type { SessionInfo } from '../contract/access.ts';
import type { Language } from '../contract/envelope.ts';
import { addTexts, renderIn, startI18n, type Texts } from '../i18n/i18n.ts';
import { renderAt } from '../navigation/history.ts';
import { SiteRoot } from '../remote/SiteRoot.tsx';
import { renderFor } from '../session/session.ts';
import { takeClockStep } from '../ui/renderTime.ts';

export type ModuleTexts = Readonly<Record<Language, Texts>>;

/** One module for one page. */
export interface RenderRequest {
  /** Of a remote's page: its route. */
  readonly path?: string | undefined;
  /** Path and query of the page. */
  readonly url: string;
  readonly language: Language;
  /** The moment to render for, milliseconds since the epoch. */
  readonly time: number;
  /** Who is signed in, without the tab's handle; null: nobody. */
  readonly session: Omit<SessionInfo, 'token'> | null;
  /** What the module's first calls are answered: address → envelope. */
  readonly responses: Readonly<Record<string, unknown>>;
  /** Of the ids within the module: unique on the page, and the same at hydration. */
  readonly idPrefix: string;
}

export interface RenderedModule {
  readonly html: string;
  /** Addresses of the responses that it was rendered with: others change nothing of it. */
  readonly used: readonly string[];
  /** For how long the markup is the same whatever the clock says, milliseconds; null: for good. */
  readonly clockStep: number | null;
}

/** React's own renderer, which the caller has at hand: `renderToString`. */
type RenderToString = (tree: React.ReactNode, options: { identifierPrefix: string }) => string;

/** Starts a process that renders the modules of one namespace, with its texts in every language. */
export function startRendering(namespace: string, { vi, en }: ModuleTexts): void {
  startI18n('vi');
  addTexts(namespace, 'vi', vi);
  addTexts(namespace, 'en', en);
}

/**
 * Renders a module. All of it happens in one turn, so nothing of one page can be there for another; what was set for it
 * is gone afterwards also when it throws.
 */
export function renderModule(
  renderToString: RenderToString,
  namespace: string,
  Module: ComponentType,
  { path, url, language, time, session, responses, idPrefix }: RenderRequest,
): RenderedModule {
  try {
    renderIn(language);
    renderAt(url);
    renderFor(session && { ...session, token: '' });
    queryClient.clear();
    seedResponses(responses);
    takeClockStep();
    const html = renderToString(
      <SiteRoot namespace={namespace} path={path} renderedAt={time}>
        <Module />
      </SiteRoot>,
      { identifierPrefix: idPrefix },
    );
    return { html, used: usedResponses(), clockStep: takeClockStep() };
  } finally {
    renderFor(null);
    seedResponses({});
    queryClient.clear();
  }
}
