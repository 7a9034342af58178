import type { Queryable } from '@unisite/platform/database';

/** Minimum age in years, and the range above it. */
const youngest = 21;
const span = 38;

/** Seeds everyone's age statement: a date of birth, and the current terms. */
export async function seedAges(q: Queryable, now: Date): Promise<void> {
  await q.query(
    `INSERT INTO age_statement (member_id, market_code, terms_version, birth_date, at)
     SELECT p.member_id, 'VN', (SELECT max(version) FROM market_terms WHERE market_code = 'VN'),
       ($1::timestamptz - make_interval(years => $2 + p.place * 7 % $3, days => p.place * 83 % 365))::date, $1
     FROM person p`,
    [now, youngest, span],
  );
}
