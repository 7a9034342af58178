import type { Queryable } from '@unisite/platform/database';
import { games, vendors } from '../art/catalogue.ts';
import { chance } from '../art/prng.ts';
import { popularity, shelves } from './popularity.ts';

const day = 86_400_000;
const hotShelves: readonly string[] = ['LOTT', 'RNG'];

/** Shelves whose games can be tried with play money, except those of vendors without it. */
const demoShelves: readonly string[] = ['RNG', 'FISH', 'EGAME'];
const withoutDemo: readonly string[] = ['borealune', 'maison-orlec'];

/** Vendors whose card on a shelf opens their list of games there. */
const listCards: readonly string[] = ['zappetti/FISH', 'olvarra/PVP', 'maison-orlec/LIVE'];

/** The vendor's category for a game: the specification's esports vendors use SPORTS (section 3). */
const filed = (vendor: string, category: (typeof shelves)[number]): (typeof shelves)[number] =>
  vendor === 'TF' && category === 'ESPORTS' ? 'SPORTS' : category;

/** Seeds vendors, shelves of both markets, and games. The international market has no Vietnamese lottery. */
export async function seedCatalogue(q: Queryable, now: Date): Promise<number> {
  await q.query(
    `INSERT INTO vendor (code, name, style, account_type_id, position)
     SELECT code, name, style, place, place FROM unnest($1::text[], $2::text[], $3::text[])
       WITH ORDINALITY AS given (code, name, style, place)`,
    [vendors.map((vendor) => vendor.id), vendors.map((vendor) => vendor.name), vendors.map((vendor) => vendor.style)],
  );
  const places = vendors.flatMap((vendor) =>
    vendor.categories.map((category) => ({
      vendor: vendor.id,
      category: filed(vendor.id, category),
      // a partner lottery comes after the site's own
      luck: vendor.isPartnerLottery ? 1 : chance(`shelf/${vendor.id}/${category}`).next(),
      opensList: listCards.includes(`${vendor.id}/${category}`),
    })),
  );
  await q.query(
    `INSERT INTO vendor_category (vendor_code, category, is_hot, position, opens_list)
     SELECT vendor, category, place <= 2 AND category IN ('RNG', 'LIVE', 'PVP') OR place = 1, place, opens_list
       FROM (SELECT vendor, category, opens_list, row_number() OVER (PARTITION BY category ORDER BY luck) AS place
               FROM unnest($1::text[], $2::text[], $3::float8[], $4::boolean[]) AS given (vendor, category, luck, opens_list)) AS placed`,
    [
      places.map((place) => place.vendor),
      places.map((place) => place.category),
      places.map((place) => place.luck),
      places.map((place) => place.opensList),
    ],
  );
  for (const market of ['VN', 'INT']) {
    const own = shelves.filter((category) => market === 'VN' || category !== 'LOTT');
    await q.query(
      `INSERT INTO market_category (market_code, category, is_hot, position)
       SELECT $1, category, category = ANY ($3), place FROM unnest($2::text[]) WITH ORDINALITY AS given (category, place)`,
      [market, own, hotShelves],
    );
  }
  const shareOf = new Map(popularity().map(({ id, share }) => [id, share]));
  // New titles arrived in the last four weeks, others in the three years before.
  const age = (id: string, isNew: boolean) =>
    Math.floor(chance(`age/${id}`).next() * (isNew ? 28 : 1_000)) + (isNew ? 0 : 30);
  await q.query(
    `INSERT INTO game (id, vendor_code, category, variant, name_vi, name_en, hot, new, rtp, volatility, maintenance, added_at, popularity, has_demo,
       lotto_prize_mode, lotto_game_code)
     SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::boolean[], $8::boolean[],
       $9::numeric[], $10::text[], $11::boolean[], $12::timestamptz[], $13::int[], $14::boolean[], $15::text[], $16::text[])`,
    [
      games.map((game) => game.id),
      games.map((game) => game.vendor),
      games.map((game) => filed(game.vendor, game.category)),
      games.map((game) => game.variant),
      games.map((game) => game.vi),
      games.map((game) => game.en),
      games.map((game) => game.hot),
      games.map((game) => game.isNew),
      games.map((game) => game.rtp),
      games.map((game) => game.volatility),
      games.map((game) => game.maintenance),
      games.map((game) => new Date(now.getTime() - age(game.id, game.isNew) * day)),
      games.map((game) => Math.round((shareOf.get(game.id) ?? 0) * 1_000_000)),
      games.map(
        ({ category, lotto, vendor }) =>
          (demoShelves.includes(category) || lotto !== null) && !withoutDemo.includes(vendor),
      ),
      games.map((game) => game.lotto?.prizeMode ?? null),
      games.map((game) => game.lotto?.gameCode ?? null),
    ],
  );
  return games.length;
}
