import type { ComponentType } from 'react';
import { queryClient } from '../api/queries.ts';
import { missedResponses, seedResponses, usedResponses } from '../api/seededResponses.ts';
import type { Language } from '../contract/envelope.ts';
import type { RenderedModule, RenderRequest } from '../contract/rendering.ts';
import { addTexts, renderIn, startI18n, type Texts } from '../i18n/i18n.ts';
import { setZone } from '../i18n/zone.ts';
import { renderAt } from '../navigation/history.ts';
import { SiteRoot } from '../remote/SiteRoot.tsx';
import { renderBalance } from '../session/balanceHidden.ts';
import { renderFor } from '../session/session.ts';
import { takeClockStep } from '../ui/renderTime.ts';

export type ModuleTexts = Readonly<Record<Language, Texts>>;

/** React's `renderToString`, passed in by the caller. */
type RenderToString = (tree: React.ReactNode, options: { identifierPrefix: string }) => string;

/** Starts a process that renders one namespace's modules, with its texts in all languages. */
export function startRendering(namespace: string, { vi, en }: ModuleTexts): void {
  startI18n('vi');
  addTexts(namespace, 'vi', vi);
  addTexts(namespace, 'en', en);
}

/** Renders a module. Synchronous, so pages cannot mix; the state set for it is reset afterwards, even if it throws. */
export function renderModule(
  renderToString: RenderToString,
  namespace: string,
  Module: ComponentType,
  {
    path,
    url,
    language,
    zone,
    time,
    session,
    balanceHidden,
    responses,
    idPrefix,
  }: Omit<RenderRequest, 'module' | 'given'>,
): RenderedModule {
  try {
    renderIn(language);
    setZone(zone);
    renderAt(url);
    renderFor(session && { ...session, token: '' });
    renderBalance(balanceHidden);
    queryClient.clear();
    seedResponses(responses);
    takeClockStep();
    const html = renderToString(
      <SiteRoot namespace={namespace} path={path} renderedAt={time}>
        <Module />
      </SiteRoot>,
      { identifierPrefix: idPrefix },
    );
    return { html, used: usedResponses(), missed: missedResponses(), clockStep: takeClockStep() };
  } finally {
    renderFor(null);
    seedResponses({});
    queryClient.clear();
  }
}
