import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { gameCard } from './games.ts';
import { operation } from './operation.ts';

/**
 * Request of the platform to a vendor with a sports book: `POST /fixtures`, signed with the vendor's secret like the
 * vendor's own calls (contract/seamless). Sent while somebody views such a category, every few seconds at most.
 */
export const vendorFixturesPath = '/fixtures';

/** Categories with fixtures. */
export const fixtureCategory = z.enum(['SPORTS', 'ESPORTS']);
export type FixtureCategory = z.Infer<typeof fixtureCategory>;

export const vendorFixturesRequest = z.object({ category: fixtureCategory });

const shortText = z.string().check(z.maxLength(60));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const side = z.object({
  name: shortText,
  /** Shirt colours: background and pattern. */
  colours: z.tuple([colour, colour]),
  score: z.int().check(z.minimum(0)),
  /** Decimal odds of its win in hundredths; null while not offered. */
  odds: z.nullable(z.int().check(z.minimum(100))),
});

const match = {
  id: shortText,
  home: side,
  away: side,
  /** Odds of a draw; absent where none is possible. */
  draw: z.optional(z.nullable(z.int().check(z.minimum(100)))),
  /** ISO 8601. */
  kickOff: z.string().check(z.maxLength(30)),
  phase: z.enum(['soon', 'live', 'over']),
  /** The minute, or the round of an arena; 0 before the start. */
  minute: z.int().check(z.minimum(0)),
} as const;

export const vendorFixturesResponse = z.object({
  /** Virtual matches, between teams that do not exist. */
  simulated: z.boolean(),
  /** Titles that take bets on them (`variant` of `POST /catalogue`); empty: any of the category. */
  variants: z.array(shortText).check(z.maxLength(20)),
  /** Current and next matches by kick-off, then the latest results. */
  fixtures: z.array(z.object({ ...match, league: localized })).check(z.maxLength(60)),
});
export type VendorFixtures = z.Infer<typeof vendorFixturesResponse>;

export const fixture = z.object({ ...match, league: z.string() });
export type Fixture = z.Infer<typeof fixture>;

export const fixtures = operation({
  name: 'fixtures',
  summary: 'What is played now and next at the book that most bet at, as its vendor says; the game that takes the bets',
  method: 'GET',
  path: '/wps/game/fixtures',
  access: 'optional',
  request: z.object({ category: fixtureCategory }),
  value: z.object({ game: gameCard, simulated: z.boolean(), rows: z.array(fixture) }),
  errors: ['GAME_UNKNOWN', 'VENDOR_DOWN'],
});
