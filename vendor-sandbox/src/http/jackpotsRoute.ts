import { type VendorJackpots, vendorJackpotsPath, vendorJackpotsRequest } from '@unisite/shared/contract/jackpots';
import type { FastifyInstance } from 'fastify';
import { poolGames } from '../jackpot/rules.ts';
import { poolName } from '../jackpot/words.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './calls.ts';
import { expectSigned } from './signedQuestion.ts';

/** `POST /jackpots`: amount of the slots' pool, for the platform. Signed like the calls to it. */
export function registerJackpotsRoute(app: FastifyInstance, services: Services): void {
  app.post(vendorJackpotsPath, async (request): Promise<VendorJackpots> => {
    expectSigned(services, vendorJackpotsPath, request);
    const { currency } = bodyOf(vendorJackpotsRequest, request);
    const { pool } = services.tables.real;
    if (pool === null) return { pools: [] };
    return {
      pools: [{ name: poolName, kinds: [...poolGames], amount: pool.amount(currency), last: pool.last(currency) }],
    };
  });
}
