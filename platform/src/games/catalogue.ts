import type { Category, GameCard, Localized } from '@unisite/shared/contract';
import type { Queryable } from '../database/connect.ts';
import { type SearchKey, searchKey } from './search.ts';

export interface Game {
  readonly id: string;
  readonly name: Localized;
  /** The shelf it stands on. */
  readonly category: Category;
  /** The scene that its picture shows. */
  readonly variant: string;
  readonly vendor: Vendor;
  /** A game, or a vendor's card that opens the list of its games on this shelf (specification section 3, isGame). */
  readonly opens: GameCard['isGame'];
  /** It can be tried with play money. */
  readonly hasDemo: boolean;
  readonly hot: boolean;
  readonly isNew: boolean;
  /** Percent. */
  readonly rtp: number;
  /** The game or its whole vendor is closed for now. */
  readonly maintenance: boolean;
  readonly addedAt: number;
  /** Members who finished a round in the last 24 hours. */
  readonly players: number;
  readonly popularity: number;
  readonly search: SearchKey;
}

export interface Vendor {
  readonly code: string;
  readonly name: string;
  readonly accountTypeId: number;
  readonly down: boolean;
  /** The shelves it stands on, in its order there. */
  readonly shelves: readonly { readonly category: Category; readonly isHot: boolean; readonly position: number }[];
}

export interface Shelf {
  readonly category: Category;
  readonly isHot: boolean;
}

/** Everything there is to play, as it was a moment ago: small enough to be searched and sorted in memory. */
export interface Catalogue {
  readonly games: readonly Game[];
  readonly byId: ReadonlyMap<string, Game>;
  readonly vendors: readonly Vendor[];
  /** The shelves of each market, by its code, in its order. */
  readonly shelves: ReadonlyMap<string, readonly Shelf[]>;
  /** Different members who finished a round of a category in the last 24 hours. */
  readonly players: ReadonlyMap<Category, number>;
  /** Vendors whose SPORTS card stands under ESPORTS (specification section 3). */
  readonly esports: ReadonlySet<string>;
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
  popularity: number;
  players: number;
}

const day = 86_400_000;

async function loadVendors(q: Queryable): Promise<Vendor[]> {
  const rows = await q.query<{
    code: string;
    name: string;
    account_type_id: number;
    state: string;
    shelves: { category: Category; isHot: boolean; position: number }[];
  }>(
    `SELECT v.code, v.name, v.account_type_id, v.state,
            coalesce(jsonb_agg(jsonb_build_object('category', c.category, 'isHot', c.is_hot, 'position', c.position))
                     FILTER (WHERE c.category IS NOT NULL), '[]') AS shelves
       FROM vendor v LEFT JOIN vendor_category c ON c.vendor_code = v.code
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

function byMarket(rows: readonly { market_code: string; category: Category; is_hot: boolean }[]): Map<string, Shelf[]> {
  const found = new Map<string, Shelf[]>();
  for (const { market_code, category, is_hot } of rows)
    found.set(market_code, [...(found.get(market_code) ?? []), { category, isHot: is_hot }]);
  return found;
}

/** Reads the whole catalogue with the figures of the 24 hours before `now`. */
export async function loadCatalogue(q: Queryable, now: Date): Promise<Catalogue> {
  const vendors = await loadVendors(q);
  const vendorOf = new Map(vendors.map((vendor) => [vendor.code, vendor]));
  const rows = await q.query<GameRow>(
    `SELECT g.id, g.vendor_code, g.category, g.variant, g.has_demo, g.name_vi, g.name_en, g.hot, g.new, g.rtp, g.maintenance, g.added_at, g.popularity,
            coalesce(played.players, 0)::int AS players
       FROM game g LEFT JOIN (
         SELECT game_id, count(DISTINCT member_id) AS players FROM game_round
          WHERE state = 'settled' AND closed_at > $1 AND closed_at <= $2 GROUP BY game_id) AS played ON played.game_id = g.id`,
    [new Date(now.getTime() - day), now],
  );
  const shelves = await q.query<{ market_code: string; category: Category; is_hot: boolean }>(
    'SELECT market_code, category, is_hot FROM market_category ORDER BY market_code, position',
  );
  const players = await q.query<{ category: Category; players: number }>(
    `SELECT g.category, count(DISTINCT r.member_id)::int AS players FROM game_round r JOIN game g ON g.id = r.game_id
      WHERE r.state = 'settled' AND r.closed_at > $1 AND r.closed_at <= $2 GROUP BY g.category`,
    [new Date(now.getTime() - day), now],
  );
  const esports = await q.query<{ code: string }>('SELECT code FROM esports_vendor');
  const games = rows.flatMap((row): Game[] => {
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
        players: row.players,
        popularity: row.popularity,
        search: searchKey([row.name_vi, row.name_en], vendor.name),
      },
    ];
  });
  return {
    games,
    byId: new Map(games.map((game) => [game.id, game])),
    vendors,
    shelves: byMarket(shelves),
    players: new Map(players.map((row) => [row.category, row.players])),
    esports: new Set(esports.map((row) => row.code)),
  };
}
