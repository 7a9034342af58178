import * as z from '@unisite/shared/schema';
import { empty } from './envelope.ts';
import { category } from './games.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';

/**
 * What the platform asks a vendor whose games share progressive pools: `POST /jackpots` at the vendor, signed as vendors'
 * own calls are (contract/seamless), with the same secret. Asked while somebody looks at the home page, every few
 * seconds at most. A vendor without pools answers 404.
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
        /** The kinds of games that take part in it (`kind` of `POST /catalogue`). */
        kinds: z.array(shortText).check(z.maxLength(20)),
        /** What is in it, in hundredths of the currency. */
        amount: z.int().check(z.minimum(0)),
        /** When it was won last, how much was in it, at which title and by whom (`playerId` of contract/seamless). */
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
  /** Titles that take part in it and can be played. */
  games: z.int(),
  /** The shelf where the most played of them stands. */
  category,
  /** Null: nobody has won it yet. `account` is masked; null: somebody this site does not know. */
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
