import type { FastifyInstance } from 'fastify';
import type { HomePage, PageKind } from './pageDictionaries.ts';

/**
 * The home page as the platform gets it from itself: as a guest who is new and has chosen nothing but a language, so
 * that nothing of a visitor is in it. Null where it cannot be had, or is closed to the platform's own address.
 * `isRendering`: whether pages are rendered here at all.
 */
export async function askHomePage(
  server: Pick<FastifyInstance, 'inject'>,
  { host, protocol, language }: PageKind,
  isRendering: boolean,
): Promise<HomePage | null> {
  const page = await server.inject({
    method: 'GET',
    url: '/index',
    headers: { host, 'x-forwarded-proto': protocol, accept: 'text/html', cookie: `lang=${language}` },
  });
  if (page.statusCode !== 200 || page.headers['content-language'] !== language) return null;
  const text = page.payload;
  if (!text.includes('"status":{"status":0')) return null;
  const isRendered = text.includes('<div id="root" data-rendered=') && !text.includes('class="remote-skeleton"');
  return { text, isWhole: isRendered || !isRendering };
}
