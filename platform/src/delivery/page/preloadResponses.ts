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

/** How old an answer may be that guests share, milliseconds: shorter than it takes anyone to notice. */
const SHARED_MS = 250;
/** Answers that are kept at most; whoever asks for more addresses gets answers of their own. */
const MOST_SHARED = 500;

interface Shared {
  readonly until: number;
  readonly answer: Promise<string | null>;
}

/**
 * Asks the platform's own calls for pages, as the page's scripts would once they are there: the same checks, limits and
 * refusals. Gives each answer's envelope by its address, as text; only those that succeeded and were there in time.
 * Guests of one market and language who come at once share an answer: nothing in it is anybody's own.
 */
export function createPreloader(server: Pick<FastifyInstance, 'inject'>) {
  const shared = new Map<string, Shared>();

  async function ask(address: string, { request, language, token }: PreloadContext): Promise<string | null> {
    const { cookie, ...own } = ownHeaders(request);
    const headers = {
      ...own,
      'x-language': language,
      // a guest's cookies are nobody's, and none of the answer's business
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
      // what was refused is not shared
      void answer.then((text) => text === null && shared.get(key) === entry && shared.delete(key));
    }
    return answer;
  }

  function forgetOld(now: number): void {
    for (const [key, { until }] of shared) if (until <= now) shared.delete(key);
  }

  /** `given`: what travels with the page already. */
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
