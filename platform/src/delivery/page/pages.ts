import type { Language } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { presentedCookie } from '../../access/identity/index.ts';
import { cached } from '../../foundation/cache/cached.ts';
import { sendCompressed } from '../../foundation/http/compressed.ts';
import { frameOrigins } from '../../play/seamless/index.ts';
import { readServiceEntries, type ServiceEntry } from '../../site/content/index.ts';
import { bootstrapJson } from './bootstrap.ts';
import { bootstrapParts, isOpen, type PageServices } from './bootstrapParts.ts';
import type { PageDictionaries } from './dictionaries/pageDictionaries.ts';
import { guestPageKind, sendPage } from './dictionaries/sendPage.ts';
import { preloadLinks, renderDocument, shellHashes } from './document.ts';
import { limitPages } from './limitPages.ts';
import { linksAndSkeleton } from './linksAndSkeleton.ts';
import { isOwnNavigation } from './ownNavigation.ts';
import type { PageHandler, SentForm } from './pageHandler.ts';
import { canonicalPath, type KnownPage, pageOfPath, titleOf } from './pageOfPath.ts';
import { formRefused, notReady, notServedHere, plainPage, plainPageHeaders, tooManyPages } from './plainPage.ts';
import { preloadRequests } from './preloadRequests.ts';
import { createPreloader } from './preloadResponses.ts';
import { lazyScriptsOf, stylesheetsOf } from './preloads.ts';
import { type RenderedPageCase, renderPage } from './renderedPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { description, homeTitle, notFoundTitle, siteName } from './titles.ts';
import { redirectFrom, visiblePage } from './visiblePage.ts';
import { visitorOfPage } from './visitor.ts';

const html = 'text/html; charset=utf-8';

type FirstView = Pick<RenderedPageCase, 'page' | 'parts' | 'url' | 'signIn'> & { readonly timeZone: string };

/** For HEAD requests. */
const nothingSeen = { answers: new Map<string, string>(), rendered: null };

export function pages(
  services: PageServices,
  server: Pick<FastifyInstance, 'inject'>,
  dictionaries: PageDictionaries,
): PageHandler {
  const { markets, registry, shell, settings, log } = services;
  const framed = cached(10_000, () => frameOrigins(services.database, settings));
  const contacts = new Map<string, { get(): Promise<readonly ServiceEntry[]> }>();
  function contactsOf(market: string): Promise<readonly ServiceEntry[]> {
    const known = contacts.get(market) ?? cached(10_000, () => readServiceEntries(services.database, market));
    contacts.set(market, known);
    return known.get();
  }
  const preload = createPreloader(server);
  const hashes = shell ? shellHashes(shell.manifest) : '';

  /** Responses to the page's first calls, and the page as markup when it can be rendered. */
  async function firstView(request: FastifyRequest, { page, parts, url, signIn, timeZone }: FirstView) {
    const { language, session, snapshot } = parts;
    const now = services.clock();
    const asks = isOpen(parts) ? preloadRequests({ page, snapshot, session, url, now, timeZone }) : [];
    const context = { request, language, token: session?.token ?? null };
    const answers = await preload(asks, context);
    if (!services.renderer) return { answers, rendered: null };
    const rendered = await renderPage(services.renderer, {
      page,
      parts,
      url,
      signIn,
      origin: `${request.protocol}://${request.host}`,
      ip: request.ip,
      responses: answers,
      ask: (wanted, given) => preload(wanted, context, given),
      isOwnNavigation: isOwnNavigation(request),
      now,
    });
    return { answers: rendered?.answers ?? answers, rendered };
  }

  async function answer(request: FastifyRequest, reply: FastifyReply, sent?: SentForm): Promise<FastifyReply> {
    const url = sent ? '/login' : request.url;
    const isWhole = sent !== undefined || request.method === 'GET';
    const [path = '/', query] = url.split('?', 2);
    const market = await markets.byHost(request.host);
    if (!market) return sendNotice(request, reply, 421, plainPage(notServedHere));
    if (path === '/') return redirect(reply, query === undefined ? '/index' : `/index?${query}`);
    if (!shell) return sendNotice(request, reply.header('retry-after', '30'), 503, plainPage(notReady));

    const parts = await bootstrapParts(services, {
      market,
      ip: request.ip,
      presented: await presentedCookie(services, request, market.code),
      visitor: visitorOfPage(request, reply),
      languageCookie: request.cookies.lang,
      balanceCookie: request.cookies.balanceHidden,
      acceptLanguage: request.headers['accept-language'],
    });
    const placements = registry.placements(market.code);
    const hidden = placements.flatMap((placement) => placement.hidden.routes);
    const { language, session, snapshot } = parts;
    const page = pageOfPath(path, snapshot, hidden);
    const visitor = { session, membersOnly: market.switches.loginedToHomePage };
    const elsewhere = redirectFrom(path, page, visitor);
    if (isOpen(parts) && elsewhere !== null) return redirect(reply, elsewhere);
    const shown = visiblePage(path, page, snapshot, visitor);
    const canonical = canonicalPath(page);

    void reply.code(sent?.status ?? statusOf(page)).headers({
      ...securityHeaders({ frameOrigins: await framed.get(), framesOwn: settings.identity.social !== null }),
      'cache-control': 'no-store',
      'content-language': language,
    });
    const { answers, rendered } = isWhole
      ? await firstView(request, { page: shown, parts, url, signIn: sent?.signIn, timeZone: market.timeZone })
      : nothingSeen;
    if (sent && !rendered) return sendUnrendered(request, reply, sent);
    const { preloads, skeleton } = linksAndSkeleton(shell, shown, parts, rendered !== null);
    const kind = guestPageKind(request, parts);
    const markup = renderDocument({
      language,
      title: titleIn(language, page),
      description: description[language],
      canonical: canonical && `${request.protocol}://${request.host}${canonical}`,
      indexed: page.kind !== 'unknown',
      dictionary: await dictionaries.addressFor(kind),
      shell: shell.manifest,
      preloads: [preloads, preloadLinks(lazyScriptsOf(rendered?.modules ?? []), true)].filter(Boolean).join('\n'),
      skeleton,
      rendered,
      styles: rendered ? stylesheetsOf(rendered.modules, shell.manifest) : [],
      bootstrap: bootstrapJson(parts),
      answers,
      contacts: await contactsOf(market.code),
      shellHashes: hashes,
    });
    return sendPage(request, reply, markup, { kind, dictionaries });
  }

  const guarded: PageHandler = async (request, reply, sent) => {
    try {
      return await answer(request, reply, sent);
    } catch (failure) {
      // A browser gets a page, not a call's envelope.
      log.error({ error: failure }, 'the page could not be made');
      return sendNotice(request, reply.header('retry-after', '5'), 503, plainPage(notReady));
    }
  };
  // Built and compressed once, since clients over the limit request it just as often.
  const tooMany = plainPage(tooManyPages);
  const refuse: PageHandler = async (_request, reply) =>
    reply.code(429).headers(plainPageHeaders).type(html).send(tooMany);
  return limitPages(guarded, { rateLimits: services.rateLimits, refuse });
}

const statusOf = ({ kind }: KnownPage): number => (kind === 'unknown' ? 404 : 200);

/** Responds to a form when the page with the form cannot be rendered. */
const sendUnrendered = (
  request: FastifyRequest,
  reply: FastifyReply,
  { status, notice }: SentForm,
): Promise<FastifyReply> =>
  sendNotice(request, reply, status < 400 ? 503 : status, plainPage({ title: formRefused, text: notice }));

/** The document's title. */
const titleIn = (language: Language, page: KnownPage): string => {
  const title = page.kind === 'unknown' ? notFoundTitle : titleOf(page);
  return title ? `${title[language]} · ${siteName}` : homeTitle[language];
};

const redirect = (reply: FastifyReply, to: string): FastifyReply =>
  reply.code(302).headers({ location: to, 'cache-control': 'no-store' }).send();

const sendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  markup: string,
): Promise<FastifyReply> => sendCompressed(request, reply.code(status).headers(plainPageHeaders), markup, html);
