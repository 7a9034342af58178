import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/**
 * Request of the platform to a vendor with progressive pools: `POST /jackpots`, signed with the vendor's secret like
 * the vendor's own calls (contract/seamless). Sent while somebody views the home page, every few seconds at most. A
 * vendor without pools responds 404.
 */
export const vendorJackpotsPath = '/jackpots';

export const vendorJackpotsRequest = z.object({ currency: z.string().check(z.regex(/^[A-Z]{3}$/)) });

const shortText = z.string().check(z.minLength(1), z.maxLength(60));
/** ISO 8601. */
const moment = z.string().check(
  z.maxLength(30),
  z.refine((text) => !Number.isNaN(Date.parse(text))),
);

export const vendorJackpotsResponse = z.object({
  pools: z
    .array(
      z.object({
        name: z.object({ vi: shortText, en: shortText }),
        /** Kinds of games that feed it (`kind` of `POST /catalogue`). */
        kinds: z.array(shortText).check(z.maxLength(20)),
        /** Its amount, in hundredths of the currency. */
        amount: z.int().check(z.minimum(0)),
        /** The last win: time, amount, title and winner (`playerId` of contract/seamless). */
        last: z.nullable(
          z.object({ at: moment, amount: z.int().check(z.minimum(0)), gameId: shortText, playerId: shortText }),
        ),
      }),
    )
    .check(z.maxLength(10)),
});
export type VendorJackpots = z.Infer<typeof vendorJackpotsResponse>;

export const jackpot = z.object({
  name: z.string(),
  amount,
  /** Number of playable titles that feed it. */
  games: z.int(),
  /** The category of the most played of them. */
  category,
  /** Null: never won. `account` is masked; null: not a member of this site. */
  last: z.nullable(
    z.object({ at: z.string(), amount, account: z.nullable(z.string()), gameName: z.nullable(z.string()) }),
  ),
});
export type Jackpot = z.Infer<typeof jackpot>;

export const jackpots = operation({
  name: 'jackpots',
  summary: 'The progressive pools that titles of this market share, as their vendors say, the largest first',
  method: 'GET',
  path: '/wps/game/jackpots',
  access: 'public',
  request: empty,
  value: z.object({ pools: z.array(jackpot) }),
});
