import type { Category, GameCard, Language, Localized, LottoGame } from '@unisite/shared/contract';
import { shelfPath } from '@unisite/shared/contract/shelfPath';
import type { Queryable } from '../../foundation/database/connect.ts';
import { lottoOfGame } from './lottoOfGame.ts';
import { type SearchIndex, searchIndex } from './searchIndex.ts';
import type { Services } from './services.ts';

export interface Game {
  /** For a vendor's card: `vendor/category`, which is never a game's id. */
  readonly id: string;
  readonly name: Localized;
  /** The shelf that it belongs to. */
  readonly category: Category;
  /** The scene in its picture. */
  readonly variant: string;
  readonly vendor: Vendor;
  /**
   * A game, or a vendor's card that opens the list of the vendor's games on this shelf (specification section 3,
   * isGame).
   */
  readonly opens: GameCard['isGame'];
  /** Whether it can be played with play money. */
  readonly hasDemo: boolean;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** Percent; 0 for a vendor's card. */
  readonly rtp: number;
  /** Whether the game or its whole vendor is in maintenance. */
  readonly maintenance: boolean;
  readonly addedAt: number;
  /** Members who finished a round in the last 24 hours. */
  readonly players: number;
  /**
   * The kind of game that its vendor reports, and the caller that speaks for the vendor; null: nothing reported yet.
   */
  readonly guide: { readonly caller: string; readonly kind: string } | null;
  /** Launch parameters of a partner lottery's game; null for any other game. */
  readonly lotto: LottoGame | null;
}

export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly accountTypeId: number;
  readonly down: boolean;
  /** The vendor's shelves, in its order there; `opensList`: with a card of its own. */
  readonly shelves: readonly {
    readonly category: Category;
    readonly isHot: boolean;
    readonly position: number;
    readonly opensList: boolean;
  }[];
}

export interface Shelf {
  readonly category: Category;
  readonly isHot: boolean;
}

/** Everything playable, without statistics: changes when an operator or a vendor changes something. */
export interface CatalogueRows {
  /** Increases with every change. */
  readonly version: string;
  readonly games: readonly Game[];
  /** Vendors' cards that open the list of their games. */
  readonly lists: readonly Game[];
  readonly vendors: readonly Vendor[];
  /** Each market's shelves, by market code, in its order. */
  readonly shelves: ReadonlyMap<string, readonly Shelf[]>;
  /** Over `games`, then `lists`. */
  readonly titles: Titles;
}

/** Everything derived from the titles alone, by index into `games` followed by `lists`. */
interface Titles {
  readonly written: readonly string[];
  readonly search: SearchIndex;
  /** The indices, sorted by title. */
  readonly sorted: Readonly<Record<Language, Int32Array>>;
}

/** Number of distinct members who finished a round within the last 24 hours. */
export interface PlayerCounts {
  /** By game, and by a vendor's card on a shelf (`listId`). */
  readonly byGame: ReadonlyMap<string, number>;
  readonly byCategory: ReadonlyMap<Category, number>;
}

/** Everything playable, as of a moment ago. */
export interface Catalogue extends Omit<CatalogueRows, 'shelves'> {
  /** A market's shelves for which its remotes currently have a page, in its order. */
  shelvesOf(market: string): readonly Shelf[];
  readonly byId: ReadonlyMap<string, Game>;
  /** Number of distinct members who finished a round of a category in the last 24 hours. */
  readonly players: ReadonlyMap<Category, number>;
}

interface GameRow {
  id: string;
  vendor_code: string;
  category: Category;
  variant: string;
  has_demo: boolean;
  name_vi: string;
  name_en: string;
  hot: boolean;
  new: boolean;
  rtp: string;
  maintenance: boolean;
  added_at: Date;
  guide: Game['guide'];
  lotto: LottoGame | null;
}

/** A vendor listed twice on a shelf, as one of the esports list may be, appears there once, in its first place. */
async function loadVendors(q: Queryable): Promise<Vendor[]> {
  const rows = await q.query<{
    code: string;
    name: string;
    account_type_id: number;
    state: string;
    shelves: Vendor['shelves'];
  }>(
    `SELECT v.code, v.name, v.account_type_id, v.state,
            coalesce(jsonb_agg(jsonb_build_object('category', c.shelf, 'isHot', c.is_hot, 'position', c.position, 'opensList', c.opens_list))
                     FILTER (WHERE c.shelf IS NOT NULL), '[]') AS shelves
       FROM vendor v LEFT JOIN (
         SELECT vendor_code, shelf_of(category, vendor_code) AS shelf, bool_or(is_hot) AS is_hot, min(position) AS position, bool_or(opens_list) AS opens_list
           FROM vendor_category GROUP BY 1, 2) AS c ON c.vendor_code = v.code
      GROUP BY v.code ORDER BY v.position`,
  );
  return rows.map((row) => ({
    code: row.code,
    name: row.name,
    accountTypeId: row.account_type_id,
    down: row.state === 'down',
    shelves: row.shelves,
  }));
}

async function loadGames(q: Queryable, vendors: readonly Vendor[]): Promise<Game[]> {
  const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const rows = await q.query<GameRow>(
    `SELECT id, vendor_code, shelf_of(category, vendor_code) AS category, variant, has_demo, name_vi, name_en, hot, new, rtp, maintenance,
            added_at, ${lottoOfGame} AS lotto,
            CASE WHEN guide_kind IS NOT NULL THEN jsonb_build_object('caller', guide_caller, 'kind', guide_kind) END AS guide FROM game`,
  );
  return rows.flatMap((row): Game[] => {
    const vendor = vendorOf.get(row.vendor_code);
    if (!vendor) return [];
    return [
      {
        id: row.id,
        name: { vi: row.name_vi, en: row.name_en },
        category: row.category,
        variant: row.variant,
        vendor,
        opens: 'GAME',
        hasDemo: row.has_demo,
        hot: row.hot,
        isNew: row.new,
        rtp: Number(row.rtp),
        maintenance: row.maintenance || vendor.down,
        addedAt: row.added_at.getTime(),
        players: 0,
        guide: row.guide,
        lotto: row.lotto,
      },
    ];
  });
}

/** The key of a vendor's card on a shelf, also in statistics. */
export const listId = (vendor: string, category: Category): string => `${vendor}/${category}`;

/** Vendors' cards that open the list of their games; a vendor without games has none. */
function listCards(vendors: readonly Vendor[], games: readonly Game[]): Game[] {
  const filled = new Set(games.map((game) => listId(game.vendor.code, game.category)));
  return vendors.flatMap((vendor) =>
    vendor.shelves
      .filter(({ opensList, category }) => opensList && filled.has(listId(vendor.code, category)))
      .map(
        ({ category, isHot }): Game => ({
          id: listId(vendor.code, category),
          name: { vi: vendor.name, en: vendor.name },
          category,
          variant: '',
          vendor,
          opens: 'VASSALAGE',
          hasDemo: false,
          hot: isHot,
          isNew: false,
          rtp: 0,
          maintenance: vendor.down,
          addedAt: 0,
          players: 0,
          guide: null,
          lotto: null,
        }),
      ),
  );
}

const collators: Readonly<Record<Language, Intl.Collator>> = {
  vi: new Intl.Collator('vi-VN'),
  en: new Intl.Collator('en'),
};

/**
 * Sorting and indexing ten thousand titles takes a quarter of a second, so it is repeated only when a title changes.
 */
export function titlesOf(entries: readonly Game[], before: Titles | null): Titles {
  const written = entries.map(({ name, vendor }) => `${name.vi}\n${name.en}\n${vendor.name}`);
  if (before && before.written.length === written.length && before.written.every((one, i) => one === written[i])) {
    return before;
  }
  const sorted = (language: Language) => {
    const names = entries.map(({ name }) => name[language]);
    const { compare } = collators[language];
    return Int32Array.from(names.keys()).sort((a, b) => compare(names[a] ?? '', names[b] ?? '') || a - b);
  };
  return {
    written,
    search: searchIndex(entries.map(({ name, vendor }) => ({ titles: [name.vi, name.en], vendor: vendor.name }))),
    sorted: { vi: sorted('vi'), en: sorted('en') },
  };
}

export async function catalogueVersion(q: Queryable): Promise<string> {
  const [row] = await q.query<{ version: string }>('SELECT version FROM catalogue_version');
  if (!row) throw new Error('the catalogue has no version');
  return row.version;
}

/** Reads everything playable. A concurrent change is either seen now or has a later version. */
export async function loadCatalogueRows(q: Queryable, before: CatalogueRows | null): Promise<CatalogueRows> {
  const version = await catalogueVersion(q);
  const vendors = await loadVendors(q);
  const games = (await loadGames(q, vendors)).sort((a, b) => (a.id < b.id ? -1 : 1));
  const lists = listCards(vendors, games);
  const shelves = new Map<string, Shelf[]>();
  const rows = await q.query<{ market_code: string; category: Category; is_hot: boolean }>(
    'SELECT market_code, category, is_hot FROM market_category ORDER BY market_code, position',
  );
  for (const { market_code, category, is_hot } of rows)
    shelves.set(market_code, [...(shelves.get(market_code) ?? []), { category, isHot: is_hot }]);
  const titles = titlesOf([...games, ...lists], before?.titles ?? null);
  return { version, games, lists, vendors, shelves, titles };
}

/** Combines what is playable with its statistics. */
export function catalogueOf(
  { shelves, ...stock }: CatalogueRows,
  figures: PlayerCounts,
  offersPage: Services['offersPage'],
): Catalogue {
  const counted = (game: Game): Game => {
    const players = figures.byGame.get(game.id) ?? 0;
    return players === game.players ? game : { ...game, players };
  };
  const games = stock.games.map(counted);
  return {
    ...stock,
    shelvesOf: (market) =>
      (shelves.get(market) ?? []).filter(({ category }) => offersPage(market, shelfPath[category])),
    games,
    lists: stock.lists.map(counted),
    byId: new Map(games.map((game) => [game.id, game])),
    players: figures.byCategory,
  };
}
