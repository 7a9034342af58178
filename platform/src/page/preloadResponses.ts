import { setTimeout as after } from 'node:timers/promises';
import type { Language } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownHeaders } from './ownHeaders.ts';

/** A page does not wait longer than this for an answer; what comes later the page asks for itself. */
const PATIENCE_MS = 300;
/** More than this does not travel with a page, characters. */
const LARGEST = 96_000;

export interface PreloadContext {
  /** The page's own request: its cookies and its address are those of the calls. */
  request: FastifyRequest;
  language: Language;
  /** The tab's handle of the session, as the page would show it. */
  token: string | null;
}

/**
 * Asks the platform's own calls for a page, as the page's scripts would once they are there: the same checks, limits
 * and refusals. Gives each answer's envelope by its address, as text; only those that succeeded and were there in time.
 */
export async function preloadResponses(
  server: Pick<FastifyInstance, 'inject'>,
  asks: readonly string[],
  { request, language, token }: PreloadContext,
): Promise<ReadonlyMap<string, string>> {
  const headers = {
    ...ownHeaders(request),
    'x-language': language,
    ...(token ? { authorization: `Bearer ${token}` } : {}),
  };
  const ended = new AbortController();
  const late = after(PATIENCE_MS, null, { signal: ended.signal }).catch(() => null);
  const answered = await Promise.all(
    [...new Set(asks)].map(async (address) => {
      const call = server.inject({ method: 'GET', url: address, headers, remoteAddress: request.ip }).catch(() => null);
      const response = await Promise.race([call, late]);
      return response?.statusCode === 200 ? ([address, response.payload] as const) : null;
    }),
  );
  ended.abort();
  const responses = new Map<string, string>();
  let size = 0;
  for (const answer of answered) {
    if (!answer || size + answer[1].length > LARGEST) continue;
    size += answer[1].length;
    responses.set(...answer);
  }
  return responses;
}
