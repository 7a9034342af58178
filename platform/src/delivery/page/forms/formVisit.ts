import type { Language } from '@unisite/shared/contract';
import type { FastifyRequest } from 'fastify';
import { type PresentedMember, presentedCookie } from '../../../access/identity/index.ts';
import type { Market } from '../../../foundation/http/market.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { isSameOrigin } from '../../../foundation/http/sameOrigin.ts';
import { pageLanguage } from '../pageLanguage.ts';
import type { Services } from '../services.ts';

/** Who sends a form, and the language of the response. */
export interface FormVisit {
  readonly market: Market;
  readonly presented: PresentedMember;
  readonly language: Language;
}

/** @throws Refusal UNKNOWN_MARKET; FORBIDDEN for a form on another site's page */
export async function formVisit(services: Services, request: FastifyRequest): Promise<FormVisit> {
  const market = await services.markets.byHost(request.host);
  if (!market) throw new Refusal('UNKNOWN_MARKET');
  if (!isSameOrigin(request.headers, `${request.protocol}://${request.host}`, true)) throw new Refusal('FORBIDDEN');
  const presented = await presentedCookie(services, request, market.code);
  const language = pageLanguage({
    market,
    cookie: request.cookies.lang,
    member: presented.state === 'live' ? presented.member.language : null,
    acceptLanguage: request.headers['accept-language'],
  });
  return { market, presented, language };
}
