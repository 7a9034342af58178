import type { SignName } from '@unisite/shared/contract/operatorsSigns';
import type { Services } from '../../foundation/services.ts';
import { rules } from './rules.ts';

/** An answered sign is raised again after this time if the rule still holds. */
const QUIET = '7 days';
/** Maximum number of members per rule and run; the others follow in later runs. */
const MOST = 500;
/** Name of the lock that lets one process search at a time. */
const LOCK = 'member signs';

const keep = (rule: string) => `
  WITH found AS (${rule}),
  told AS (
    SELECT f.member_id, to_jsonb(f) - 'member_id' AS facts FROM found f JOIN members.member m ON m.id = f.member_id
    WHERE m.customer_type <> 4 AND m.state = 'active' AND NOT EXISTS (
      SELECT FROM member_sign a WHERE a.member_id = f.member_id AND a.sign = $2
        AND a.answered_at > $1::timestamptz - interval '${QUIET}')
    ORDER BY f.member_id LIMIT ${MOST})
  INSERT INTO member_sign (member_id, sign, facts, first_at, last_at)
  SELECT member_id, $2, facts, $1, $1 FROM told
  ON CONFLICT (member_id, sign) WHERE outcome IS NULL DO UPDATE SET facts = excluded.facts, last_at = excluded.last_at
  RETURNING (xmax = 0) AS is_new`;

/** Applies every rule; returns the number of new signs. */
export async function findSigns({ database, clock }: Pick<Services, 'database' | 'clock'>): Promise<number> {
  const now = clock();
  return database.transaction(async (q) => {
    const [lock] = await q.query<{ mine: boolean }>(
      'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS mine',
      [LOCK],
    );
    if (!lock?.mine) return 0;
    let found = 0;
    for (const [name, rule] of Object.entries(rules) as [SignName, string][]) {
      const rows = await q.query<{ is_new: boolean }>(keep(rule), [now, name]);
      found += rows.filter((row) => row.is_new).length;
    }
    return found;
  });
}
