import * as z from '@unisite/shared/schema';
import { ageErrors } from './ageErrors.ts';
import { empty, pageOf, paging } from './envelope.ts';
import { amount } from './money.ts';
import { operation } from './operation.ts';
import { prizeMode } from './prizeMode.ts';

/** Game categories; LOTT and ELOTT are the Vietnamese and the electronic lotteries. */
export const category = z.enum(['LIVE', 'RNG', 'FISH', 'SPORTS', 'ESPORTS', 'PVP', 'LOTT', 'ELOTT', 'EGAME']);
export type Category = z.Infer<typeof category>;

/** A vendor within a category (section 3: vassalage, displayName, isHot, accountTypeId). */
export const vendorCard = z.object({
  vassalage: z.string(),
  displayName: z.string(),
  isHot: z.union([z.literal(0), z.literal(1)]),
  accountTypeId: z.int(),
  /** Path of the vendor's logo, on this site. */
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

/** Launch parameters of a partner lottery's game (section 3, lotto launch). */
export const lottoGame = z.object({
  prizeMode,
  /** The vendor's own code; together with the prize mode it identifies a game. */
  gameCode: z.string(),
});
export type LottoGame = z.Infer<typeof lottoGame>;

/** A game in a list. */
export const gameCard = z.object({
  gameId: z.string(),
  name: z.string(),
  category,
  vassalage: z.string(),
  vendorName: z.string(),
  /** Path of the picture (3:4), on this site. */
  icon: z.string(),
  /** Background colour of the picture, `#rrggbb`, for its placeholder. */
  tint: z.optional(z.string()),
  isHot: z.boolean(),
  /** A new title. (Section 3 uses `isNew` for maintenance; here that is `maintenance`, see docs/decisions.) */
  isNew: z.boolean(),
  maintenance: z.boolean(),
  /** Return to player in percent. */
  rtp: z.number(),
  /** Members who played in the last 24 hours. */
  players: z.int(),
  favourite: z.boolean(),
  /** Whether it can be played with play money, without signing in. */
  hasDemo: z.boolean(),
  /** Section 3: VASSALAGE opens the vendor's list of games instead of a game. */
  isGame: z.enum(['GAME', 'VASSALAGE']),
  /** Only for partner lotteries, launched with launchMode LOTT. */
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
    /** `lotto`: games of partner lotteries whose vendor is enabled. */
    flag: z.optional(z.enum(['hot', 'new', 'favourite', 'demo', 'lotto'])),
    sort: z.defaulted(gameSort, 'popular'),
  }),
  value: pageOf(gameCard),
});

/** Fixed parameters of the site's request for hot games (sections 3 and 9). */
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
    /** The vendor; empty: all. */
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
    /** In the caller's language, one entry per paragraph. */
    about: z.array(z.string()),
    rules: z.array(z.object({ title: z.string(), text: z.string() })),
    volatility: z.enum(['low', 'medium', 'high']),
    /** Per round, in the market's currency; null where the vendor states none. */
    minimumStake: z.nullable(amount),
    maximumStake: z.nullable(amount),
    /** Maximum win of a round as a multiple of the stake; null where the vendor states none. */
    maximumWin: z.nullable(z.number()),
    /** Expected end of the maintenance (ISO), if known. */
    maintenanceUntil: z.nullable(z.string()),
    /** Similar games. */
    alike: z.array(gameCard),
  }),
});

/** Launches a game with play money, open to everybody. */
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

/** A room of a multiplayer card game. */
export const pvpRoom = z.object({
  roomId: z.string(),
  nodeId: z.string(),
  gameId: z.string(),
  name: z.string(),
  vassalage: z.string(),
  /** The buy-in, and the price of a point. */
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

/** Pages of this site for lottery vendors, whose games are draws identified by code (section 4). */
const lotteryPages: Readonly<Record<string, '/vnlottery' | '/elott'>> = {
  TCG_LOTTO_VN: '/vnlottery',
  TCG_SEA: '/elott',
};

export const lotteryVendors: readonly string[] = Object.keys(lotteryPages);

/** The page that opens a vendor's games by `?gameCode=` and game id; null: they are launched at the vendor. */
export const lotteryPageOf = (vassalage: string): '/vnlottery' | '/elott' | null =>
  Object.hasOwn(lotteryPages, vassalage) ? (lotteryPages[vassalage] ?? null) : null;

/** A row of the winners' board; the platform masks the names. */
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
