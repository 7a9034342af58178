import type { Localized } from '@unisite/shared/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** NUL, and half of a character (a surrogate without its pair): neither UTF-8 nor PostgreSQL has them. */
const unusable = /[\0\p{Surrogate}]/u;

const sentence: Localized = {
  vi: 'Có ký tự không dùng được.',
  en: 'This has characters that cannot be used.',
};

/** So many places are named, and so far down: a body may be nested as deep as it is long. */
const MAX_PLACES = 20;
const MAX_DEPTH = 8;

/**
 * The places of texts in a value that came from outside and cannot be stored, e.g. `trail.0.x`; `body` for the value
 * itself. A name that cannot be stored counts at the object that has it.
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
 * Refuses texts that cannot be stored, wherever they stand in a request.
 *
 * @throws Refusal BAD_REQUEST with a sentence for each place
 */
export function requireUsableTexts(value: unknown): void {
  const found = unusableTexts(value);
  if (found.length > 0)
    throw new Refusal('BAD_REQUEST', { fields: Object.fromEntries(found.map((place) => [place, sentence])) });
}

/**
 * Refuses requests that no handler could read, before any does: unusable texts in path, query or body, and a Host that
 * is no host. A cookie with such a text counts as none: the caller may not be able to take it back.
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
