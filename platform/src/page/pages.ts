import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { presentedCookie } from '../access/session.ts';
import type { ShellAssets } from '../hosting/shellAssets.ts';
import { bootstrapJson } from './bootstrap.ts';
import { type BootstrapParts, bootstrapParts, type PageServices } from './bootstrapParts.ts';
import { sendCompressed } from './compressed.ts';
import { type NoncedMarkup, preloadLinks, renderDocument } from './document.ts';
import { canonicalPath, type KnownPage, knownPage, mayEnter, titleOf } from './knownPage.ts';
import { notReady, notServedHere, plainPage, plainPageHeaders } from './plainPage.ts';
import { preloadsFor } from './preloads.ts';
import { securityHeaders } from './securityHeaders.ts';
import { skeleton } from './skeleton.ts';
import { description, homeTitle, notFoundTitle } from './titles.ts';

/** Answers the page of any path of the site. */
export type AnswerPage = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

export function pages(services: PageServices): AnswerPage {
  const { markets, registry, shell, settings, log } = services;
  const frameOrigin = new URL(settings.sandboxUrl).origin;

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
      languageCookie: request.cookies.lang,
      acceptLanguage: request.headers['accept-language'],
    });
    const placements = registry.placements(market.code);
    const hidden = placements.flatMap((placement) => placement.hidden.routes);
    const page = knownPage(path, parts.snapshot, hidden);
    const nonce = randomBytes(18).toString('base64');
    const remotes = placements.map(({ remote }) => remote);
    const { language } = parts;
    const canonical = canonicalPath(page);
    const isHome = page.kind === 'shell' && page.of === '/index';

    void reply.code(page.kind === 'unknown' ? 404 : 200).headers({
      ...securityHeaders({ nonce, frameOrigin, remotes }),
      'cache-control': 'no-store',
      'content-language': language,
    });
    const markup = renderDocument({
      language,
      title: `${(page.kind === 'unknown' ? notFoundTitle : (titleOf(page) ?? homeTitle))[language]} · ${market.name[language]}`,
      description: description[language],
      siteName: market.name[language],
      canonical: canonical && `${request.protocol}://${request.host}${canonical}`,
      indexed: page.kind !== 'unknown',
      shell: shell.manifest,
      preloads: links(shell, page, parts),
      nonce,
      skeleton: skeleton({ chrome: page.kind === 'remote' ? (page.route.chrome ?? 'full') : 'full', isHome }),
      bootstrap: bootstrapJson(parts),
    });
    return sendCompressed(request, reply, markup);
  }

  return async (request, reply) => {
    try {
      return await answer(request, reply);
    } catch (failure) {
      // A person at a browser gets a page, not the envelope of the calls.
      log.error({ error: failure }, 'the page could not be made');
      return sendNotice(request, reply.header('retry-after', '5'), 503, plainPage(notReady));
    }
  };
}

const written = new WeakMap<BootstrapParts['snapshot'], Map<string, NoncedMarkup>>();

/** The preload links of a page: the same for everyone with this snapshot, language and standing, so they are written once. */
function links(
  shell: ShellAssets,
  page: KnownPage,
  { snapshot, language, session, status }: BootstrapParts,
): NoncedMarkup {
  const open = status.status === 0;
  const path = page.kind === 'remote' ? page.route.path : page.kind === 'shell' ? page.path : page.kind;
  const entered = page.kind !== 'remote' || mayEnter(page.route, session);
  const key = [language, open, entered, page.kind, path].join(' ');
  const known = written.get(snapshot) ?? new Map<string, NoncedMarkup>();
  written.set(snapshot, known);
  const markup =
    known.get(key) ?? preloadLinks(preloadsFor({ page, snapshot, shell: shell.manifest, language, session, open }));
  known.set(key, markup);
  return markup;
}

const sendNotice = (
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  markup: string,
): Promise<FastifyReply> => sendCompressed(request, reply.code(status).headers(plainPageHeaders), markup);
