import type { Language } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import type { Caller } from './callContext.ts';
import type { Market } from './market.ts';
import { Refusal } from './refusal.ts';

/** Who calls. Throws the refusal UNKNOWN_MARKET for a host that is no market's domain. */
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
 * The language of the answer: what the page says (`X-Language`), else what the browser prefers, else the market's own.
 */
export function languageOf(
  request: FastifyRequest,
  market: Pick<Market, 'languages' | 'defaultLanguage'> | null,
): Language {
  const offered: readonly Language[] = market?.languages ?? ['vi', 'en'];
  const header = request.headers['x-language'];
  const tags = [typeof header === 'string' ? header : '', ...preferred(request.headers['accept-language'] ?? '')];
  for (const tag of tags) {
    const primary = tag.toLowerCase().split('-')[0];
    const language = offered.find((candidate) => candidate === primary);
    if (language) return language;
  }
  return market?.defaultLanguage ?? 'vi';
}

function preferred(header: string): string[] {
  return header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';');
      const quality = parameters.find((parameter) => parameter.trim().startsWith('q='));
      return { tag: tag.trim(), quality: quality ? Number(quality.trim().slice(2)) || 0 : 1 };
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
