import { jest } from '@jest/globals';
import type { CallContext } from '../foundation/http/callContext.ts';
import type { TestPlatform } from './testPlatform.ts';

/** Context of a visitor's call in a market, for testing handlers without a request. */
export async function visitorContext(
  { services }: Pick<TestPlatform, 'services'>,
  marketCode: string,
  ip: string,
): Promise<CallContext> {
  const market = await services.markets.byCode(marketCode);
  if (!market) throw new Error(`there is no market ${marketCode}`);
  return {
    market,
    language: 'en',
    ip,
    userAgent: 'test',
    origin: 'http://localhost',
    session: null,
    idempotencyKey: null,
    recordForReplay() {},
    storeResponse: async () => undefined,
    sessionCookie: '__Host-unisite',
    cookies: { get: () => undefined, set: jest.fn(), clear: jest.fn() },
    headers: { get: () => undefined, set: jest.fn() },
    cookieSession: async () => null,
  };
}
