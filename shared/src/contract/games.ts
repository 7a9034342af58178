import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';

/** The kinds of games; LOTT and ELOTT are the Vietnamese and the electronic lottery. */
export const category = z.enum(['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME']);
export type Category = z.Infer<typeof category>;

/** A vendor on a category's shelf (section 3: vassalage, displayName, isHot, accountTypeId). */
export const vendorCard = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  accountTypeId: z.int(),
  /** Path of the vendor's mark, on this site. */
  icon: z.string(),
  games: z.int(),
});
export type VendorCard = z.Infer<typeof vendorCard>;

export const gameMenu = operation({
  name: 'gameMenu',
  summary: 'The categories of this market with their vendors; one without a vendor, or without a page, is absent',
  method: 'GET',
  path: '/wps/game/menu',
  access: 'public',
  request: empty,
  value: z.object({
    categories: z.array(
      z.object({
        category,
        games: z.int(),
        /** Members who played there in the last 24 hours. */
        players: z.int(),
        isHot: z.boolean(),
        cards: z.array(vendorCard),
      }),
    ),
  }),
});

/** What the game of a partner lottery is launched with (section 3, lotto launch). */
export const lottoGame = z.object({
  prizeMode,
  /** The vendor's own code; with the prize mode it is one game of the vendor. */
  gameCode: z.string(),
});
export type LottoGame = z.Infer<typeof lottoGame>;

/** A game as a list shows it. */
export const gameCard = z.object({
  gameId: z.string(),
  name: z.string(),
  category,
  vassalage: z.string(),
  vendorName: z.string(),
  /** Path of the picture (3:4), on this site. */
  icon: z.string(),
  /** The colour of the picture's ground, `#rrggbb`, for what is drawn in its place until it is there. */
  tint: z.optional(z.string()),
  isHot: z.boolean(),
  /** A new title. (Section 3 calls the maintenance mark `isNew`; here it is `maintenance`, see docs/decisions.) */
  isNew: z.boolean(),
  maintenance: z.boolean(),
  /** Return to player in percent. */
  rtp: z.number(),
  /** Members who played in the last 24 hours. */
  players: z.int(),
  favourite: z.boolean(),
  /** Whether it can be tried with play money, without signing in. */
  hasDemo: z.boolean(),
  /** Section 3: VASSALAGE opens the list of its vendor's games instead of a game. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** Only of a partner lottery's game, which is launched with launchMode LOTT. */
  lotto: z.optional(lottoGame),
});
export type GameCard = z.Infer<typeof gameCard>;

export const vendorList = operation({
  name: 'vendorList',
  summary: 'The vendors of a category',
  method: 'GET',
  path: '/wps/game/vendors',
  access: 'public',
  request: z.object({ category: z.optional(category) }),
  value: z.object({ rows: z.array(vendorCard) }),
});

export const gameSort = z.enum(['popular', 'name', 'newest', 'rtp']);

export const gameList = operation({
  name: 'gameList',
  summary: 'Games by category, vendor, flag and text (without diacritics, small typing errors forgiven)',
  method: 'GET',
  path: '/wps/game/games',
  access: 'optional',
  request: z.object({
    ...paging,
    category: z.optional(category),
    vendor: z.optional(z.string().check(z.maxLength(40))),
    text: z.optional(z.string().check(z.maxLength(60))),
    /** `lotto`: games of partner lotteries whose vendor is not switched off. */
    flag: z.optional(z.enum(['hot', 'new', 'favourite', 'demo', 'lotto'])),
    sort: z.defaulted(gameSort, 'popular'),
  }),
  value: pageOf(gameCard),
});

/** What the site asks popular games with, beside their shelf and how many (sections 3 and 9). */
export const hotGamesRequest = { platform: 'flash,html5-desktop', isPlatform: '2', vassalage: '' } as const;

export const hotGames = operation({
  name: 'hotGames',
  summary: 'The popular games of the market: those that most members really play, marked as hot or not',
  method: 'GET',
  path: '/wps/game/hot',
  access: 'optional',
  request: z.object({
    category: z.optional(category),
    platform: z.defaulted(z.string(), hotGamesRequest.platform),
    isPlatform: z.defaulted(z.string(), hotGamesRequest.isPlatform),
    /** Of this vendor; empty: of all. */
    vassalage: z.defaulted(z.string(), hotGamesRequest.vassalage),
    count: paging.pageSize,
  }),
  value: z.object({ rows: z.array(gameCard) }),
});

export const newGames = operation({
  name: 'newGames',
  summary: 'The newest titles of the market',
  method: 'GET',
  path: '/wps/game/new',
  access: 'optional',
  request: z.object({ count: paging.pageSize }),
  value: z.object({ rows: z.array(gameCard) }),
});

export const recentGames = operation({
  name: 'recentGames',
  summary: 'The games the member opened last, newest first',
  method: 'GET',
  path: '/wps/game/recent',
  access: 'member',
  request: z.object({ count: paging.pageSize }),
  value: z.object({ rows: z.array(gameCard) }),
});

export const favourites = operation({
  name: 'favourites',
  summary: 'The games the member starred',
  method: 'GET',
  path: '/wps/game/favourites',
  access: 'member',
  request: empty,
  value: z.object({ rows: z.array(gameCard) }),
});

/** What a player wants to know before playing. */
export const gameSheet = operation({
  name: 'gameSheet',
  summary: 'A game with its rules, return to player, volatility and limits',
  method: 'GET',
  path: '/wps/game/games/:gameId',
  access: 'optional',
  errors: ['GAME_UNKNOWN'],
  request: z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(80)) }),
  value: z.object({
    game: gameCard,
    /** In the caller's language, a paragraph each. */
    about: z.array(z.string()),
    rules: z.array(z.object({ title: z.string(), text: z.string() })),
    volatility: z.enum(['low', 'medium', 'high']),
    /** Of one round, in the market's currency; null where the vendor names none. */
    minimumStake: z.nullable(amount),
    maximumStake: z.nullable(amount),
    /** The greatest win of a round, in stakes; null where the vendor names none. */
    maximumWin: z.nullable(z.number()),
    /** When the maintenance is meant to end (ISO), if known. */
    maintenanceUntil: z.nullable(z.string()),
    /** Others like it. */
    alike: z.array(gameCard),
  }),
});

/** Opens a game with play money: for everybody, nothing is won or lost. */
export const demoGame = operation({
  name: 'demoGame',
  summary: 'Opens a game at its vendor with play money',
  method: 'POST',
  path: '/wps/game/demo',
  access: 'optional',
  errors: ['GAME_UNKNOWN', 'GAME_MAINTENANCE', 'VENDOR_DOWN', 'NO_DEMO', ...ageErrors],
  request: z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(80)) }),
  value: z.object({ game_url: z.string(), game: gameCard }),
});

/** A table of a card game for many. */
export const pvpRoom = z.object({
  roomId: z.string(),
  nodeId: z.string(),
  gameId: z.string(),
  name: z.string(),
  vassalage: z.string(),
  /** What one has to bring, and what a point costs. */
  entry: amount,
  stake: amount,
  /** Members at its tables within the last minutes. */
  players: z.int(),
  seats: z.int(),
  open: z.boolean(),
});
export type PvpRoom = z.Infer<typeof pvpRoom>;

export const pvpRooms = operation({
  name: 'pvpRooms',
  summary: 'The rooms of card games, by game',
  method: 'GET',
  path: '/wps/game/pvp/rooms',
  access: 'member',
  request: z.object({ gameId: z.optional(z.string().check(z.maxLength(80))) }),
  value: z.object({ rows: z.array(pvpRoom) }),
});

const gameKey = z.object({ gameId: z.string().check(z.minLength(1), z.maxLength(80)) });

export const addFavourite = operation({
  name: 'addFavourite',
  summary: 'Stars a game',
  method: 'PUT',
  path: '/wps/game/favourites/:gameId',
  access: 'member',
  request: gameKey,
  value: empty,
});

export const removeFavourite = operation({
  name: 'removeFavourite',
  summary: 'Takes a star away',
  method: 'DELETE',
  path: '/wps/game/favourites/:gameId',
  access: 'member',
  request: gameKey,
  value: empty,
});

/**
 * The pages of this site that stand for all games of a vendor (section 4): the lottery's vendors, whose games are
 * draws, each by its code.
 */
const lotteryPages: Readonly<Record<string, '/vnlottery' | '/elott'>> = {
  TCG_LOTTO_VN: '/vnlottery',
  TCG_SEA: '/elott',
};

export const lotteryVendors: readonly string[] = Object.keys(lotteryPages);

/**
 * The page that a vendor's games are opened on with `?gameCode=` and the game's id; null: they are launched at the
 * vendor.
 */
export const lotteryPageOf = (vassalage: string): '/vnlottery' | '/elott' | null =>
  Object.hasOwn(lotteryPages, vassalage) ? (lotteryPages[vassalage] ?? null) : null;

/** A row of the winners' board; names are masked by the platform. */
export const winnerBoard = operation({
  name: 'winnerBoard',
  summary: 'The latest big wins and the top 20 of the week (section 9), names masked',
  method: 'GET',
  path: '/wps/winners',
  access: 'public',
  request: empty,
  value: z.object({
    latest: z.array(z.object({ at: z.string(), account: z.string(), game: gameCard, multiplier: z.number(), amount })),
    top: z.array(z.object({ account: z.string(), avatar: z.string(), amount })),
  }),
});

export const gamesOperations = [
  gameMenu,
  vendorList,
  gameList,
  hotGames,
  newGames,
  recentGames,
  favourites,
  addFavourite,
  removeFavourite,
  gameSheet,
  demoGame,
  pvpRooms,
  winnerBoard,
] as const;
