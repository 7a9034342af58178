import { games as known } from '@unisite/demonstration/art/catalogue';
import { type Chance, chance } from '@unisite/demonstration/art/prng';
import type { Queryable } from '../src/foundation/database/connect.ts';

export const largeCatalogue = { games: 10_000, vendors: 60 } as const;

/** A tenth of all is what a large house has beside its slots. */
const usualShelves = [
  'RNG',
  'RNG',
  'RNG',
  'RNG',
  'RNG',
  'RNG',
  'RNG',
  'LIVE',
  'FISH',
  'PVP',
  'EGAME',
  'SPORTS',
  'ESPORTS',
] as const;

/** What makes one title into many: Vietnamese | English. */
const seconds = [
  'Đại Chiến|Grand Battle',
  'Huyền Thoại|Legends',
  'Phiên Bản Vàng|Gold Edition',
  'Mùa Lễ Hội|Festival Season',
  'Thần Tốc|Lightning',
  'Trở Lại|Returns',
  'Siêu Cấp|Deluxe',
  'Nhân Đôi|Double',
  'Vương Triều|Dynasty',
  'Ngàn Sao|Thousand Stars',
  'Đêm Trăng|Moonlit Night',
  'Biển Cả|High Seas',
  'Bình Minh|Daybreak',
  'Kho Báu|Treasury',
  'Bất Tận|Unending',
  'Lửa Thiêng|Sacred Fire',
  'Đồng Xanh|Green Fields',
] as const;

const syllables = [
  'ka',
  'lo',
  'ven',
  'tri',
  'mun',
  'sa',
  'dor',
  'fi',
  'gal',
  'or',
  'pex',
  'ri',
  'zu',
  'nem',
  'ta',
  'vi',
  'bro',
  'qui',
  'hal',
  'ys',
];

const invented = (draw: Chance, parts: number): string => {
  const word = Array.from({ length: parts }, () => draw.pick(syllables)).join('');
  return (word[0] ?? '').toUpperCase() + word.slice(1);
};

export interface LargeGame {
  readonly id: string;
  /** The demonstration's game whose title and picture it goes by. */
  readonly like: string;
  readonly vi: string;
  readonly en: string;
}

function titled(n: number): LargeGame {
  const like = known[n % known.length];
  const [vi = '', en = ''] = (seconds[Math.floor(n / known.length) % seconds.length] ?? '').split('|');
  if (!like) throw new Error('there are no titles');
  // every third has a word that no other has, as many a real title does
  const own = n % 3 === 0 ? ` ${invented(chance(`large/${n}`), 3)}` : '';
  return {
    id: `large-${String(n).padStart(5, '0')}`,
    like: like.id,
    vi: `${like.vi} ${vi}${own}`,
    en: `${like.en} ${en}${own}`,
  };
}

/** The games of a large catalogue; the same on every machine. */
export const largeGames: readonly LargeGame[] = Array.from({ length: largeCatalogue.games }, (_none, n) => titled(n));

/**
 * Adds 10,000 games of 60 vendors, spread over shelves or all on one, for measuring. Both markets get every shelf that
 * is named.
 */
export async function fillLargeCatalogue(
  q: Queryable,
  now: Date,
  shelves: readonly string[] = usualShelves,
): Promise<void> {
  const vendors = Array.from({ length: largeCatalogue.vendors }, (_none, n) => ({
    code: `large-vendor-${n}`,
    name: invented(chance(`large vendor/${n}`), 2 + (n % 2)),
  }));
  const codes = vendors.map(({ code }) => code);
  await q.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position)
     SELECT code, name, 'plain', 1000 + place, 1000 + place FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS given (code, name, place)`,
    [codes, vendors.map(({ name }) => name)],
  );
  const categories = [...new Set(shelves)];
  await q.query(
    `INSERT INTO market_category (market_code, category, is_hot, position)
     SELECT code, category, false, 100 + place FROM market, unnest($1::text[]) WITH ORDINALITY AS given (category, place) ON CONFLICT DO NOTHING`,
    [categories],
  );
  await q.query(
    `INSERT INTO vendor_category (vendor_code, category, is_hot, position)
     SELECT vendor, category, place % 9 = 0, 100 + place
       FROM unnest($1::text[]) WITH ORDINALITY AS v (vendor, place), unnest($2::text[]) AS c (category)`,
    [codes, categories],
  );
  const drawn = largeGames.map((game, n) => ({ ...game, n, draw: chance(`large game/${game.id}`) }));
  await q.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, hot, new, rtp, volatility, maintenance, added_at, popularity, has_demo)
     SELECT id, vendor, category, 'any', vi, en, n % 12 = 0, n % 20 = 1, rtp, 'medium', n % 90 = 7, $8::timestamptz - n * interval '2 hours',
            popularity, category IN ('RNG', 'FISH', 'EGAME')
       FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::numeric[], $7::int[]) WITH ORDINALITY
         AS given (id, vendor, category, vi, en, rtp, popularity, n)`,
    [
      drawn.map(({ id }) => id),
      drawn.map(({ draw }) => draw.pick(codes)),
      drawn.map(({ draw }) => draw.pick(shelves)),
      drawn.map(({ vi }) => vi),
      drawn.map(({ en }) => en),
      drawn.map(({ draw }) => Math.round(draw.between(92, 98) * 100) / 100),
      drawn.map(({ draw }) => Math.round(draw.next() * 1_000_000)),
      now,
    ],
  );
}

/** A day of play: so many rounds of the members there are, over the large catalogue's games. */
export async function playLargeCatalogue(q: Queryable, now: Date, rounds: number): Promise<void> {
  await q.query(
    `INSERT INTO game_round (vendor_code, round_id, member_id, game_id, staked, won, state, opened_at, closed_at)
     SELECT g.vendor_code, 'large-' || n, m.id, g.id, 1000000, 0, 'settled', at, at
       FROM generate_series(1, $2::int) AS n
       CROSS JOIN LATERAL (SELECT $1::timestamptz - (n * 86000.0 / $2) * interval '1 second' AS at) AS a
       JOIN (SELECT id, vendor_code, row_number() OVER (ORDER BY id) AS place FROM game WHERE id LIKE 'large-%') AS g
         ON g.place = 1 + (n * 7919::bigint) % ${largeCatalogue.games}
       JOIN (SELECT id, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS all FROM member) AS m ON m.place = 1 + n % m.all`,
    [now, rounds],
  );
}
