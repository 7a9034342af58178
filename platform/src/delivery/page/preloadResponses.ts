import { setTimeout as after } from 'node:timers/promises';
import type { Language } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ownHeaders } from './ownHeaders.ts';

/** Maximum wait for a response; the page requests later ones itself. */
const PATIENCE_MS = 300;
/** Larger responses are not embedded, characters. */
const LARGEST = 96_000;

export interface PreloadContext {
  /** The page's own request, whose cookies and address apply to the calls. */
  request: FastifyRequest;
  language: Language;
  /** The session's handle for the tab, as embedded in the page. */
  token: string | null;
}

/** Maximum age of a response shared among guests, milliseconds: too short for anyone to notice. */
const SHARED_MS = 250;
/** Maximum number of shared responses; beyond it, requests get responses of their own. */
const MOST_SHARED = 500;

interface Shared {
  readonly until: number;
  readonly answer: Promise<string | null>;
}

/**
 * Makes a page's first calls on the platform itself, as the page's scripts would: with the same checks, limits and
 * refusals. Returns each response's envelope by address, as text; only those that succeeded in time. Concurrent guests
 * of one market and language share a response, which contains nothing personal.
 */
export function createPreloader(server: Pick<FastifyInstance, 'inject'>) {
  const shared = new Map<string, Shared>();

  async function ask(address: string, { request, language, token }: PreloadContext): Promise<string | null> {
    const { cookie, ...own } = ownHeaders(request);
    const headers = {
      ...own,
      'x-language': language,
      // a guest's cookies do not affect the response
      ...(token === null ? {} : { cookie, authorization: `Bearer ${token}` }),
    };
    const call = { method: 'GET', url: address, headers, remoteAddress: request.ip } as const;
    const response = await server.inject(call).catch(() => null);
    return response?.statusCode === 200 ? response.payload : null;
  }

  function askForGuest(address: string, context: PreloadContext): Promise<string | null> {
    const { protocol, host } = context.request;
    const key = `${protocol} ${host} ${context.language} ${address}`;
    const now = performance.now();
    const known = shared.get(key);
    if (known && known.until > now) return known.answer;
    const answer = ask(address, context);
    if (shared.size >= MOST_SHARED) forgetOld(now);
    if (shared.size < MOST_SHARED) {
      const entry = { until: now + SHARED_MS, answer };
      shared.set(key, entry);
      // refusals are not shared
      void answer.then((text) => text === null && shared.get(key) === entry && shared.delete(key));
    }
    return answer;
  }

  function forgetOld(now: number): void {
    for (const [key, { until }] of shared) if (until <= now) shared.delete(key);
  }

  /** `given`: responses already embedded in the page. */
  return async (
    asks: readonly string[],
    context: PreloadContext,
    given: ReadonlyMap<string, string> = new Map(),
  ): Promise<ReadonlyMap<string, string>> => {
    const ended = new AbortController();
    const late = after(PATIENCE_MS, null, { signal: ended.signal }).catch(() => null);
    const answered = await Promise.all(
      [...new Set(asks)].map(async (address) => {
        const call = context.token === null ? askForGuest(address, context) : ask(address, context);
        const text = await Promise.race([call, late]);
        return text === null ? null : ([address, text] as const);
      }),
    );
    ended.abort();
    const responses = new Map<string, string>();
    let size = [...given.values()].reduce((sum, text) => sum + text.length, 0);
    for (const answer of answered) {
      if (!answer || size + answer[1].length > LARGEST) continue;
      size += answer[1].length;
      responses.set(...answer);
    }
    return responses;
  };
}
