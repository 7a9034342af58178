import type { FastifyInstance } from 'fastify';
import type { PageKind } from './pageDictionaries.ts';

/**
 * The home page as the platform gets it from itself: as a guest who has chosen nothing but a language, so that
 * nothing of a visitor is in it. Null while it is not rendered, though this platform renders pages.
 */
export async function askHomePage(
  server: Pick<FastifyInstance, 'inject'>,
  { host, protocol, language }: PageKind,
  isRendering: boolean,
): Promise<string | null> {
  const page = await server.inject({
    method: 'GET',
    url: '/index',
    headers: { host, 'x-forwarded-proto': protocol, accept: 'text/html', cookie: `lang=${language}` },
  });
  if (page.statusCode !== 200 || page.headers['content-language'] !== language) return null;
  return isRendering && !page.payload.includes('<div id="root" data-rendered=') ? null : page.payload;
}
