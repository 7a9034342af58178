import type { Queryable } from '@unisite/platform/database';
import { missions, wheels } from './content/missions.ts';
import { player } from './people.ts';

const day = 86_400_000;
/** Number of members who have claimed what they reached, so that the week's board is not empty. */
const CLAIMING = 24;

/** Seeds missions and wheels of both markets. The platform itself counts the play. */
export async function seedMissions(q: Queryable, now: Date, today: Date): Promise<void> {
  const from = dayText(new Date(today.getTime() - 14 * day));
  for (const [index, { id, markets, repeats, title, goal, gives }] of missions.entries())
    await q.query(
      'INSERT INTO mission (id, markets, repeats, title, goal, gives, from_day, position) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [id, markets, repeats, JSON.stringify(title), JSON.stringify(goal), JSON.stringify(gives), from, index + 1],
    );
  for (const [market, { fields, ...rest }] of Object.entries(wheels)) {
    await q.query('INSERT INTO raffle_wheel (market_code, revision, wheel, at) VALUES ($1, 1, $2, $3)', [
      market,
      JSON.stringify({ ...rest, fields: fields.map(({ stock: _stock, ...field }) => field) }),
      now,
    ]);
    for (const { id, stock } of fields)
      if (stock !== null)
        await q.query('INSERT INTO raffle_stock (market_code, field_id, left_over) VALUES ($1, $2, $3)', [
          market,
          id,
          stock,
        ]);
  }
  const members = await q.query<{ id: string }>(
    `SELECT m.id FROM member m WHERE m.market_code = 'VN' AND m.customer_type = 0 AND m.state = 'active' AND m.account <> $1
       AND EXISTS (SELECT FROM game_round r WHERE r.member_id = m.id AND r.opened_at >= $2) ORDER BY m.id LIMIT $3`,
    [player.account, today, CLAIMING],
  );
  // missions that a member has not reached are not given
  for (const [index, { id }] of members.entries())
    for (const mission of missions.filter((_one, place) => (index + place) % 3 > 0))
      await q.query(
        `SELECT mission_give($1, 'VN', m.id, x.period, $3) FROM mission m
           CROSS JOIN LATERAL mission_periods(m.repeats, m.from_day, m.until_day, $4) x
         WHERE m.id = $2 AND NOT x.is_over AND m.gives ->> 'kind' = 'points'`,
        [id, mission.id, now, dayText(today)],
      );
}

const dayText = (midnight: Date): string => new Date(midnight.getTime() + day / 2).toISOString().slice(0, 10);
