import type { Queryable } from '@unisite/platform/database';
import { weekendDeposit } from './content/promotions/bonuses.ts';
import { player } from './people.ts';

/** Amount that `player` deposited, and the bonus for it; hundredths of VND. */
const deposited = 5_000_000_00;
const given = 1_000_000_00;

/** Seeds a running bonus of `player` from the weekend's promotion: play from now on counts. */
export async function seedBonuses(q: Queryable, now: Date): Promise<void> {
  const { id, title, offer } = weekendDeposit;
  if (!offer?.wagering) throw new Error('the weekend’s promotion gives nothing that is wagered');
  const { times, days, weights } = offer.wagering;
  const [member] = await q.query<{ id: string }>('SELECT id FROM member WHERE account = $1', [player.account]);
  if (!member) throw new Error('the player is not there');
  await q.query('INSERT INTO promotion_join (promotion_id, member_id, joined_at) VALUES ($1, $2, $3)', [
    id,
    member.id,
    now,
  ]);
  await q.query(`SELECT bonus_give($1, 'VND', $2, $3, $4, $5, $6, $7, $8, NULL, $9)`, [
    member.id,
    `promotion/${id}`,
    `promotion/${id}/${now.toISOString().slice(0, 10)}`,
    JSON.stringify(title),
    given,
    (deposited + given) * times,
    days,
    JSON.stringify(weights),
    now,
  ]);
}
