import {
  type VendorCatalogue,
  vendorCataloguePath,
  vendorCatalogueRequest,
} from '@unisite/shared/contract/vendorCatalogue';
import type { FastifyInstance } from 'fastify';
import { boundsOf, figuresOf, freeRoundStakesOf } from '../catalogue/figures.ts';
import { guides } from '../catalogue/guides.ts';
import { kenoModeOf } from '../games/keno/engine/paytables.ts';
import { gameFor } from '../games/names.ts';
import type { Services } from '../services.ts';
import { bodyOf } from './calls.ts';
import { expectSigned } from './signedQuestion.ts';

/** Above the longest request that the contract allows. */
const bodyLimit = 128 * 1024;

/** `POST /catalogue`: properties of the games behind titles, for the platform. Signed like the calls to it. */
export function registerCatalogueRoute(app: FastifyInstance, services: Services): void {
  app.post(vendorCataloguePath, { bodyLimit }, async (request): Promise<VendorCatalogue> => {
    expectSigned(services, vendorCataloguePath, request);
    const { currency, games } = bodyOf(vendorCatalogueRequest, request);
    return {
      games: games.map(({ gameId, category, variant, lotto }) => {
        const kind = gameFor(category, variant, gameId);
        const { rtp, volatility, maximumWin } = figuresOf(kind, {
          gameId,
          scene: variant,
          prizeMode: kenoModeOf(lotto?.prizeMode),
        });
        const { least, most } = boundsOf(kind, currency);
        return {
          gameId,
          kind,
          rtp,
          volatility,
          minimumStake: least,
          maximumStake: most,
          maximumWin,
          demo: true,
          freeRoundStakes: [...freeRoundStakesOf(kind, currency)],
        };
      }),
      kinds: Object.entries(guides).map(([kind, { about, rules }]) => ({
        kind,
        about: { vi: [...about.vi], en: [...about.en] },
        rules: rules.map(({ title, text }) => ({ title, text })),
      })),
    };
  });
}
