import type { Localized } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** NUL, and unpaired surrogates: neither UTF-8 nor PostgreSQL can represent them. */
const unusable = /[\0\p{Surrogate}]/u;

const sentence: Localized = {
  vi: 'Có ký tự không dùng được.',
  en: 'This has characters that cannot be used.',
};

/** Maximum number of places reported, and depth searched: a body may be nested as deep as it is long. */
const MAX_PLACES = 20;
const MAX_DEPTH = 8;

/**
 * The places in external input with texts that cannot be stored, e.g. `trail.0.x`; `body` for the value itself. For a
 * key that cannot be stored, its object counts.
 */
export function unusableTexts(value: unknown): string[] {
  const found = new Set<string>();
  const left: { place: string; depth: number; value: unknown }[] = [{ place: '', depth: 0, value }];
  for (let next = left.pop(); next && found.size < MAX_PLACES; next = left.pop()) {
    const { place, depth, value: at } = next;
    if (typeof at === 'string') {
      if (unusable.test(at)) found.add(place || 'body');
    } else if (typeof at === 'object' && at !== null && !ArrayBuffer.isView(at)) {
      for (const [name, inner] of Object.entries(at)) {
        if (unusable.test(name)) found.add(place || 'body');
        else left.push({ place: depth < MAX_DEPTH ? within(place, name) : place, depth: depth + 1, value: inner });
      }
    }
  }
  return [...found];
}

const within = (place: string, name: string): string => (place === '' ? name : `${place}.${name}`);

/**
 * Refuses texts that cannot be stored, anywhere in a request.
 *
 * @throws Refusal BAD_REQUEST with a text for each place
 */
export function requireUsableTexts(value: unknown): void {
  const found = unusableTexts(value);
  if (found.length > 0)
    throw new Refusal('BAD_REQUEST', { fields: Object.fromEntries(found.map((place) => [place, sentence])) });
}

/**
 * Refuses requests that no handler can read, before any of them runs: unusable texts in path, query or body, and an
 * invalid Host. A cookie with such a text is ignored: the caller may not be able to delete it.
 */
export function refuseMalformedRequests(server: FastifyInstance): void {
  server.addHook('preValidation', async (request: FastifyRequest) => {
    if (!URL.canParse(`${request.protocol}://${request.host}`)) throw new Refusal('BAD_REQUEST');
    for (const name of unusableTexts(request.cookies)) delete request.cookies[name];
    requireUsableTexts(request.params);
    requireUsableTexts(request.query);
    requireUsableTexts(request.body);
  });
}
