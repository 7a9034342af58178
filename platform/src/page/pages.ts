import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { cached } from '../foundation/cache/cached.ts';
import { sendCompressed } from '../foundation/http/compressed.ts';
import { presentedCookie } from '../identity/index.ts';
import type { ShellAssets } from '../registry/index.ts';
import { frameOrigins } from '../seamless/index.ts';
import { readServiceEntries, type ServiceEntry } from '../site/index.ts';
import { bootstrapJson } from './bootstrap.ts';
import { type BootstrapParts, bootstrapParts, type PageServices } from './bootstrapParts.ts';
import type { PageDictionaries } from './dictionaries/pageDictionaries.ts';
import { guestPageKind, sendPage } from './dictionaries/sendPage.ts';
import { preloadLinks, renderDocument, shellHashes } from './document.ts';
import { limitPages } from './limitPages.ts';
import type { PageHandler } from './pageHandler.ts';
import { canonicalPath, type KnownPage, pageOfPath, titleOf } from './pageOfPath.ts';
import { notReady, notServedHere, plainPage, plainPageHeaders, tooManyPages } from './plainPage.ts';
import { preloadRequests } from './preloadRequests.ts';
import { preloadResponses } from './preloadResponses.ts';
import { preloadsFor, stylesheetsOf } from './preloads.ts';
import { renderPage } from './renderedPage.ts';
import { securityHeaders } from './securityHeaders.ts';
import { emptySkeleton, skeleton } from './skeleton.ts';
import { description, homeTitle, notFoundTitle, siteName } from './titles.ts';
import { passes, visiblePage } from './visiblePage.ts';
import { visitorOfPage } from './visitor.ts';

const html = 'text/html; charset=utf-8';

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
  const hashes = shell ? shellHashes(shell.manifest) : '';

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const [path = '/', query] = request.url.split('?', 2);
    const market = await markets.byHost(request.host);
    if (!market) return sendNotice(request, reply, 421, plainPage(notServedHere));
    if (path === '/') {
      const to = query === undefined ? '/index' : `/index?${query}`;
      return reply.code(302).headers({ location: to, 'cache-control': 'no-store' }).send();
    }
    if (!shell) return sendNotice(request, reply.header('retry-after', '30'), 503, plainPage(notReady));

    const parts = await bootstrapParts(services, {
      market,
      ip: request.ip,
      presented: await presentedCookie(services, request, market.code),
      visitor: visitorOfPage(request, reply),
      languageCookie: request.cookies.lang,
      acceptLanguage: request.headers['accept-language'],
    });
    const placements = registry.placements(market.code);
    const hidden = placements.flatMap((placement) => placement.hidden.routes);
    const { language, session, snapshot } = parts;
    const page = pageOfPath(path, snapshot, hidden);
    const shown = visiblePage(path, page, snapshot, { session, membersOnly: market.switches.loginedToHomePage });
    const title = page.kind === 'unknown' ? notFoundTitle : titleOf(page);
    const canonical = canonicalPath(page);

    void reply.code(page.kind === 'unknown' ? 404 : 200).headers({
      ...securityHeaders({ frameOrigins: await framed.get(), framesOwn: settings.identity.social !== null }),
      'cache-control': 'no-store',
      'content-language': language,
    });
    const now = services.clock();
    const asks =
      parts.status.status === 0 && request.method === 'GET'
        ? preloadRequests({ page: shown, snapshot, session, url: request.url, now })
        : [];
    const answers = await preloadResponses(server, asks, { request, language, token: session?.token ?? null });
    const rendered =
      services.renderer && request.method === 'GET'
        ? await renderPage(services.renderer, {
            page: shown,
            parts,
            url: request.url,
            origin: `${request.protocol}://${request.host}`,
            ip: request.ip,
            responses: answers,
            now,
          })
        : null;
    const { preloads, skeleton } = linksAndSkeleton(shell, shown, parts, rendered !== null);
    const kind = guestPageKind(request, parts);
    const markup = renderDocument({
      language,
      title: title ? `${title[language]} · ${siteName}` : homeTitle[language],
      description: description[language],
      canonical: canonical && `${request.protocol}://${request.host}${canonical}`,
      indexed: page.kind !== 'unknown',
      dictionary: await dictionaries.addressFor(kind),
      shell: shell.manifest,
      preloads,
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

  const guarded: PageHandler = async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (failure) {
      // A person at a browser gets a page, not the envelope of the calls.
      log.error({ error: failure }, 'the page could not be made');
      return sendNotice(request, reply.header('retry-after', '5'), 503, plainPage(notReady));
    }
  };
  // Neither made nor compressed anew: who asks for too many asks for this as often.
  const tooMany = plainPage(tooManyPages);
  const refuse: PageHandler = async (_request, reply) =>
    reply.code(429).headers(plainPageHeaders).type(html).send(tooMany);
  return limitPages(guarded, { rateLimits: services.rateLimits, refuse });
}

interface Prepared {
  preloads: string;
  skeleton: string;
}

const prepared = new WeakMap<BootstrapParts['snapshot'], Map<string, Prepared>>();

/** What is the same for everyone with this snapshot, language and standing who is shown this page: made once. */
function linksAndSkeleton(shell: ShellAssets, page: KnownPage, parts: BootstrapParts, isRendered: boolean): Prepared {
  const { snapshot, language, session } = parts;
  const open = parts.status.status === 0;
  const path = page.kind === 'remote' ? page.route.path : page.kind === 'shell' ? page.path : page.kind;
  const standing = (['member', 'agent'] as const).map((guard) => passes(guard, session));
  const key = [language, open, isRendered, ...standing, page.kind, path].join(' ');
  const ready = prepared.get(snapshot) ?? new Map<string, Prepared>();
  prepared.set(snapshot, ready);
  const made = ready.get(key) ?? {
    preloads: preloadLinks(preloadsFor({ page, snapshot, shell: shell.manifest, language, session, open }), isRendered),
    skeleton: open ? skeleton(page, snapshot, session) : emptySkeleton,
  };
  ready.set(key, made);
  return made;
}

const sendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  markup: string,
): Promise<FastifyReply> => sendCompressed(request, reply.code(status).headers(plainPageHeaders), markup, html);
