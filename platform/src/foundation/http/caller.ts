import type { Language } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Caller } from './callContext.ts';
import { chooseLanguage, preferredTags } from './chooseLanguage.ts';
import type { Market } from './market.ts';
import { Refusal } from './refusal.ts';

/** The caller. Throws the refusal UNKNOWN_MARKET for a host that belongs to no market. */
export async function callerOf(services: Pick<Services, 'markets'>, request: FastifyRequest): Promise<Caller> {
  const market = await services.markets.byHost(request.host);
  if (!market) throw new Refusal('UNKNOWN_MARKET');
  return {
    market,
    language: languageOf(request, market),
    ip: request.ip,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    origin: `${request.protocol}://${request.host}`,
  };
}

/**
 * The language of the response: that of the page (`X-Language`), else the browser's preference, else the market's own.
 * Languages without texts in this build fall back by the look-up (`chooseLanguage`).
 */
export function languageOf(
  request: FastifyRequest,
  market: Pick<Market, 'languages' | 'defaultLanguage'> | null,
): Language {
  const header = request.headers['x-language'];
  const wishes = [
    ...(typeof header === 'string' ? [header] : []),
    ...preferredTags(request.headers['accept-language'] ?? ''),
  ];
  return chooseLanguage(wishes, market?.languages ?? ['vi', 'en']) ?? market?.defaultLanguage ?? 'vi';
}
