import * as z from '@unisite/shared/schema';
import { localized } from './envelope.ts';
import { gameCard } from './games.ts';
import { operation } from './operation.ts';

/**
 * What the platform asks a vendor with a sports book: `POST /fixtures` at the vendor, signed as vendors' own calls are
 * (contract/seamless), with the same secret. Asked while somebody looks at a shelf, every few seconds at most.
 */
export const vendorFixturesPath = '/fixtures';

/** The shelves that have fixtures. */
export const fixtureCategory = z.enum(['SPORTS', 'ESPORTS']);
export type FixtureCategory = z.Infer<typeof fixtureCategory>;

export const vendorFixturesRequest = z.object({ category: fixtureCategory });

const shortText = z.string().check(z.maxLength(60));
const colour = z.string().check(z.regex(/^#[0-9a-f]{6}$/));
const side = z.object({
  name: shortText,
  /** Of its shirt: the ground, and what is on it. */
  colours: z.tuple([colour, colour]),
  score: z.int().check(z.minimum(0)),
  /** Decimal odds of its win in hundredths; null while they are not offered. */
  odds: z.nullable(z.int().check(z.minimum(100))),
});

const match = {
  id: shortText,
  home: side,
  away: side,
  /** Odds of a draw; absent where there is none. */
  draw: z.optional(z.nullable(z.int().check(z.minimum(100)))),
  /** ISO 8601. */
  kickOff: z.string().check(z.maxLength(30)),
  phase: z.enum(['soon', 'live', 'over']),
  /** The minute, or the round of an arena; 0 before it begins. */
  minute: z.int().check(z.minimum(0)),
} as const;

export const vendorFixturesResponse = z.object({
  /** Matches are played by a machine, between teams that do not exist. */
  simulated: z.boolean(),
  /** What titles show that take bets on them (`variant` of `POST /catalogue`); none: any of the shelf. */
  variants: z.array(shortText).check(z.maxLength(20)),
  /** Those that are on or come next by kick-off, then those that ended last. */
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
