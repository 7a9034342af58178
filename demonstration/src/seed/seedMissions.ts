import type { Queryable } from '@unisite/platform/database';
import { claimedMission, missions, wheels } from './content/missions.ts';
import { player } from './people.ts';

const day = 86_400_000;
const hour = 3_600_000;
/** Members who have claimed a mission. */
const CLAIMED = 12;

/** Missions and wheels of both markets. The platform counts the play by itself. */
export async function seedMissions(q: Queryable, now: Date, today: Date): Promise<void> {
  const from = new Date(today.getTime() + day / 2 - 14 * day).toISOString().slice(0, 10);
  for (const [index, { id, markets, repeats, title, goal, gives }] of missions.entries())
    await q.query(
      'INSERT INTO mission (id, markets, repeats, title, goal, gives, from_day, position) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)',
      [
        ...[id, markets, repeats, JSON.stringify(title), JSON.stringify(goal), JSON.stringify(gives)],
        ...[from, index + 1],
      ],
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
          ...[market, id, stock],
        ]);
  }
  const members = await q.query<{ id: string }>(
    `SELECT id FROM member WHERE market_code = 'VN' AND customer_type = 0 AND state = 'active' AND account <> $1 AND mobile IS NOT NULL
     ORDER BY id LIMIT $2`,
    [player.account, CLAIMED],
  );
  for (const [index, { id }] of members.entries())
    await q.query(`SELECT mission_give($1, 'VN', $2, 'once', $3)`, [
      ...[id, claimedMission, new Date(now.getTime() - index * hour)],
    ]);
}
