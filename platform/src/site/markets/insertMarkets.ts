import type { Queryable } from '../../foundation/database/connect.ts';
import { initialMarkets } from './data/markets.ts';

/** Inserts the initial markets and their domains into a database without markets. */
export async function insertMarkets(q: Queryable): Promise<void> {
  await q.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1) AS m (code text, name jsonb, currency text, languages text[], "defaultLanguage" text,
         "timeZone" text, domains text[], switches jsonb)
       WHERE NOT EXISTS (SELECT FROM market)
     ), inserted AS (
       INSERT INTO market (code, name_vi, name_en, currency, languages, default_language, time_zone, switches)
       SELECT code, name->>'vi', name->>'en', currency, languages, "defaultLanguage", "timeZone", switches FROM given
     )
     INSERT INTO market_domain (domain, market_code) SELECT unnest(domains), code FROM given`,
    [JSON.stringify(initialMarkets)],
  );
}
