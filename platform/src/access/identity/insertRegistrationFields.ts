import type { Queryable } from '../../foundation/database/connect.ts';
import { initialFields } from './data/registrationFields.ts';

/** Gives markets without registration settings the initial ones. */
export async function insertRegistrationFields(q: Queryable): Promise<void> {
  await q.query(
    `INSERT INTO registration_setting (market_code, tab, field, position, enabled, required, accepted_pattern, pattern_id,
       min_length, max_length)
     SELECT f.* FROM jsonb_to_recordset($1) AS f (market text, tab text, field text, position int, enabled boolean,
       required boolean, "acceptedPattern" text, "patternId" int, "minLength" int, "maxLength" int)
     JOIN markets.market m ON m.code = f.market
     WHERE NOT EXISTS (SELECT FROM registration_setting s WHERE s.market_code = f.market)`,
    [JSON.stringify(initialFields)],
  );
}
