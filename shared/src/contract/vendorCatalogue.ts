import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { lottoGame } from './games.ts';

/**
 * What the platform asks a vendor about its games: `POST /catalogue` at the vendor, signed as vendors' own calls are
 * (contract/seamless), with the same secret. Asked when the platform starts and every hour after; a vendor that does
 * not answer keeps what it told before.
 */
export const vendorCataloguePath = '/catalogue';

/** How many games one call asks about at most. */
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
/** A text of a vendor in both languages: plain, shown as it is. */
const rule = z.object({ title: localized, text: localized });

export const vendorCatalogueResponse = z.object({
  games: z
    .array(
      z.object({
        gameId,
        /** One of `kinds`. */
        kind: shortText,
        /** Return to player, percent, with what a pool returns. */
        rtp: z.number().check(z.minimum(0.01), z.maximum(100)),
        volatility: z.enum(['low', 'medium', 'high']),
        /** Of one round, in hundredths of the currency; null where there is no bound. */
        minimumStake: z.nullable(z.int().check(z.minimum(1))),
        maximumStake: z.nullable(z.int().check(z.minimum(1))),
        /** The greatest win of a round, in stakes, without what a pool pays; null where there is no bound. */
        maximumWin: z.nullable(z.number().check(z.minimum(0.01), z.maximum(1_000_000_000))),
        /** It opens with play money too. */
        demo: z.boolean(),
        /** Stakes that free rounds can be played at, hundredths; absent: it has no free rounds (`freeRounds` of contract/seamless). */
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
