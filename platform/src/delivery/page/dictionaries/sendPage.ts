import type { FastifyReply, FastifyRequest } from 'fastify';
import { compressing } from '../../../foundation/concurrency/threads.ts';
import { sendCompressed } from '../../../foundation/http/compressed.ts';
import { availableDictionary, compressWith, dictionaryVary } from '../../../foundation/http/dictionaryCoding.ts';
import { type BootstrapParts, isOpen } from '../bootstrapParts.ts';
import type { PageDictionaries, PageKind } from './pageDictionaries.ts';

const html = 'text/html; charset=utf-8';

/**
 * The kind of dictionary for a page; null for a page with a session or with form input, which is compressed by itself
 * (the less its length reveals, the better: decision 050), and for a closed market's.
 */
export function guestPageKind({ host, protocol, method }: FastifyRequest, parts: BootstrapParts): PageKind | null {
  if (parts.session || method === 'POST' || !isOpen(parts)) return null;
  return { market: parts.market.code, language: parts.language, host, protocol };
}

/** Sends a page compressed; a guest's page as a delta if the browser has a dictionary of the market's pages. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  markup: string,
  { kind, dictionaries }: { readonly kind: PageKind | null; readonly dictionaries: PageDictionaries },
): Promise<FastifyReply> {
  if (!kind) return sendCompressed(request, reply, markup, html);
  const sha256 = availableDictionary(request.headers);
  const dictionary = sha256 ? await dictionaries.find(kind.market, sha256) : null;
  const body = dictionary && (await compressing(() => compressWith(dictionary, Buffer.from(markup), 'now')));
  if (!body) return sendCompressed(request, reply.header('vary', 'Available-Dictionary'), markup, html);
  if (request.url === '/index') await dictionaries.measured(kind, dictionary.sha256, body.length);
  return reply.headers({ 'content-type': html, 'content-encoding': 'dcz', vary: dictionaryVary }).send(body);
}
