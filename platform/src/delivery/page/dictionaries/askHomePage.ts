import type { FastifyInstance } from 'fastify';
import type { HomePage, PageKind } from './pageDictionaries.ts';

/**
 * Fetches the home page from the platform itself, as a new guest who has chosen only a language, so that it contains
 * nothing about a visitor. Null when it is unavailable, or closed to the platform's own address. `isRendering`: whether
 * pages are rendered here at all.
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
