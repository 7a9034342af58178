import type { Queryable } from '@unisite/platform/database';

/** Maximum series of agents by depth: the deeper, the lower, and never below the market's. */
const byDepth = [[1980], [1978, 1976, 1974], [1972, 1970, 1968, 1966]] as const;

/** Rates take effect before any play of the demonstration. */
const DAYS_BACK = 400;

/** Gives every agent a rate. */
export async function seedRates(q: Queryable, today: Date): Promise<void> {
  const rates = byDepth.flatMap((series, depth) =>
    series.map((one, place) => ({ depth, place, of: series.length, series: one })),
  );
  await q.query(
    `INSERT INTO member_rate (member_id, from_day, series)
     SELECT m.id, market_day($5, 'VN') - $6::int, r.series
       FROM (SELECT id, cardinality(string_to_array(trim(BOTH '/' FROM path), '/')) - 1 AS depth FROM member
             WHERE customer_type IN (1, 2)) m
       JOIN unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS r (depth, place, of, series)
         ON r.depth = m.depth AND m.id % r.of = r.place`,
    [
      rates.map(({ depth }) => depth),
      rates.map(({ place }) => place),
      rates.map(({ of }) => of),
      rates.map(({ series }) => series),
      today,
      DAYS_BACK,
    ],
  );
}
