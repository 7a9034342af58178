import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { lottoGame } from './games.ts';

/**
 * Request of the platform to a vendor for its games: `POST /catalogue`, signed with the vendor's secret like the
 * vendor's own calls (contract/seamless). Sent at startup and hourly; without a response the previous data stay.
 */
export const vendorCataloguePath = '/catalogue';

/** Most games per call. */
export const CATALOGUE_PAGE_SIZE = 250;

const gameId = z.string().check(z.minLength(1), z.maxLength(80));
const shortText = z.string().check(z.maxLength(40));

export const vendorCatalogueRequest = z.object({
  currency: z.string().check(z.regex(/^[A-Z]{3}$/)),
  games: z
    .array(z.object({ gameId, category: shortText, variant: shortText, lotto: z.optional(lottoGame) }))
    .check(z.maxLength(CATALOGUE_PAGE_SIZE)),
});

const texts = z.array(z.string().check(z.maxLength(600))).check(z.maxLength(6));
/** A vendor's text in both languages: plain, displayed as it is. */
const rule = z.object({ title: localized, text: localized });

export const vendorCatalogueResponse = z.object({
  games: z
    .array(
      z.object({
        gameId,
        /** One of `kinds`. */
        kind: shortText,
        /** Return to player, percent, including pools. */
        rtp: z.number().check(z.minimum(0.01), z.maximum(100)),
        volatility: z.enum(['low', 'medium', 'high']),
        /** Per round, in hundredths of the currency; null: no bound. */
        minimumStake: z.nullable(z.int().check(z.minimum(1))),
        maximumStake: z.nullable(z.int().check(z.minimum(1))),
        /** Maximum win of a round as a multiple of the stake, without pools; null: no bound. */
        maximumWin: z.nullable(z.number().check(z.minimum(0.01), z.maximum(1_000_000_000))),
        /** Playable with play money. */
        demo: z.boolean(),
        /** Possible stakes of free rounds, hundredths; absent: no free rounds (`freeRounds` of contract/seamless). */
        freeRoundStakes: z.optional(z.array(z.int().check(z.minimum(1))).check(z.maxLength(50))),
      }),
    )
    .check(z.maxLength(CATALOGUE_PAGE_SIZE)),
  kinds: z
    .array(
      z.object({
        kind: shortText,
        about: z.object({ vi: texts, en: texts }),
        rules: z.array(rule).check(z.maxLength(12)),
      }),
    )
    .check(z.maxLength(100)),
});
export type VendorCatalogue = z.Infer<typeof vendorCatalogueResponse>;
