import type { Queryable } from '@unisite/platform/database';

/** What agents have of rebates by their depth, in hundredths of a percent: the deeper in the tree, the less. */
const byDepth = [[190], [180, 175, 170], [160, 150, 140, 125]] as const;

/** As high as there is: what a lower one would leave is paid by the day, and the demonstration's days are over. */
const series = 1980;

/** Rates count from a day before any play of the demonstration. */
const DAYS_BACK = 400;

/** Gives every agent a rate. */
export async function seedRates(q: Queryable, today: Date): Promise<void> {
  const rates = byDepth.flatMap((rebates, depth) =>
    rebates.map((rebate, place) => ({ depth, place, of: rebates.length, rebate })),
  );
  await q.query(
    `INSERT INTO member_rate (member_id, from_day, series, rebate)
     SELECT m.id, ($5::timestamptz AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - $6::int, $7, r.rebate
       FROM (SELECT id, cardinality(string_to_array(trim(BOTH '/' FROM path), '/')) - 1 AS depth FROM member
             WHERE customer_type IN (1, 2)) m
       JOIN unnest($1::int[], $2::int[], $3::int[], $4::int[]) AS r (depth, place, of, rebate)
         ON r.depth = m.depth AND m.id % r.of = r.place`,
    [
      rates.map(({ depth }) => depth),
      rates.map(({ place }) => place),
      rates.map(({ of }) => of),
      rates.map(({ rebate }) => rebate),
      ...[today, DAYS_BACK, series],
    ],
  );
}
