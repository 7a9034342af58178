import * as contract from '../contract/games.ts';
import { jackpots as contractJackpots } from '../contract/jackpots.ts';
import type { NoRequest, Page, PageRequest, Rows } from './shapes.ts';
import { published, type SiteCall } from './siteCall.ts';

/** A shelf of the lobby. `LOTT` is the Vietnamese lottery, `ELOTT` the electronic one. */
export type Category = 'LIVE' | 'RNG' | 'FISH' | 'SPORTS' | 'ESPORTS' | 'PVP' | 'LOTT' | 'ELOTT' | 'EGAME';

/** A game as a list shows it. Texts are in the language of the page. */
export interface Game {
  gameId: string;
  name: string;
  category: Category;
  /** Its vendor: the key, and the name to show. */
  vassalage: string;
  vendorName: string;
  /** Path of the picture (3:4), on this site. */
  icon: string;
  isHot: boolean;
  isNew: boolean;
  /** It cannot be opened now. */
  maintenance: boolean;
  /** Return to player in percent. */
  rtp: number;
  /** Members who played in the last 24 hours. */
  players: number;
  /** The member starred it; false for visitors. */
  favourite: boolean;
  /** It can be tried with play money, without signing in. */
  hasDemo: boolean;
}

/** How many games are wanted: 20 unless told, at most 100. */
export interface CountRequest {
  count?: number;
}

/** The shelves of this market in their order, each with its vendors; one without a vendor is absent. */
export const gameMenu: SiteCall<
  NoRequest,
  {
    categories: {
      category: Category;
      /** How many games stand there. */
      games: number;
      /** Members who played there in the last 24 hours. */
      players: number;
      /** The vendors; `icon` is the path of the vendor's mark, on this site. */
      cards: { vassalage: string; displayName: string; icon: string; games: number }[];
    }[];
  }
> = published(contract.gameMenu);

/** Games by shelf, vendor, mark and text; the text need not have diacritics and may have small typing errors. */
export const gameList: SiteCall<
  PageRequest & {
    category?: Category;
    /** The vendor's key, `vassalage`. */
    vendor?: string;
    text?: string;
    flag?: 'hot' | 'new' | 'favourite' | 'demo';
    /** `popular` unless told. */
    sort?: 'popular' | 'name' | 'newest' | 'rtp';
  },
  Page<Game>,
  'optional'
> = published(contract.gameList);

/** The games that most members play. */
export const hotGames: SiteCall<CountRequest & { category?: Category }, Rows<Game>, 'optional'> = published(
  contract.hotGames,
);

/** The newest titles. */
export const newGames: SiteCall<CountRequest, Rows<Game>, 'optional'> = published(contract.newGames);

/** The games that the member opened last, newest first. */
export const recentGames: SiteCall<CountRequest, Rows<Game>, 'member'> = published(contract.recentGames);

/** The games that the member starred. */
export const favourites: SiteCall<NoRequest, Rows<Game>, 'member'> = published(contract.favourites);

/** Stars a game; again it changes nothing. */
export const addFavourite: SiteCall<{ gameId: string }, object, 'member'> = published(contract.addFavourite);

/** Takes a star away; again it changes nothing. */
export const removeFavourite: SiteCall<{ gameId: string }, object, 'member'> = published(contract.removeFavourite);

/** The latest big wins, and the twenty highest of the week. Names are masked; amounts are VND. */
export const winnerBoard: SiteCall<
  NoRequest,
  {
    /** `at`: ISO 8601. `multiplier`: the win in stakes. */
    latest: { at: string; account: string; game: Game; multiplier: number; amount: number }[];
    top: { account: string; avatar: string; amount: number }[];
  }
> = published(contract.winnerBoard);

/** The progressive pools of this market, the largest first. Amounts are VND. */
export const jackpots: SiteCall<
  NoRequest,
  {
    pools: {
      name: string;
      amount: number;
      /** How many titles take part, and the shelf where the most played of them stands. */
      games: number;
      category: Category;
      /** When it was won last, ISO 8601, and how much was in it; null: nobody has won it yet. */
      last: { at: string; amount: number } | null;
    }[];
  }
> = published(contractJackpots);
