import type { Language, Localized, MemberId, RaffleGift, RaffleSpin } from '@unisite/shared/contract';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { Wheel } from './wheel.ts';

interface SpinRow {
  readonly id: string;
  readonly at: Date;
  readonly market: string;
  readonly number: number;
  readonly hash: string;
  readonly seed: string;
  readonly clientSeed: string;
  readonly roll: number;
  readonly hit: string;
  readonly field: string;
  readonly gives: RaffleGift;
  readonly price: number | null;
  readonly wheel: Wheel;
}

const columns = `s.id, s.at, s.market_code AS market, s.number, s.hash, s.seed, s.client_seed AS "clientSeed", s.roll, s.hit, s.field,
  s.gives, s.price::float8 AS price, w.wheel`;
const tables = 'raffle_spin s JOIN raffle_wheel w ON w.market_code = s.market_code AND w.revision = s.revision';

/** The title of a field of a wheel. */
export const titleOf = ({ fields }: Wheel, id: string): Localized => {
  const field = fields.find((one) => one.id === id);
  if (!field) throw new Error(`the wheel has no field ${id}`);
  return field.title;
};

function spinToWire(row: SpinRow, language: Language): RaffleSpin {
  const { id, at, field, gives, price, wheel, number, hash, seed, clientSeed, market, roll, hit } = row;
  return {
    id,
    at: at.toISOString(),
    price,
    field: { id: field, title: titleOf(wheel, field)[language], gives },
    proof: {
      number,
      hash,
      seed,
      clientSeed,
      market,
      roll,
      hit,
      chances: wheel.fields.map((one) => ({ id: one.id, title: one.title[language], chance: one.chance })),
    },
  };
}

export async function spinById(q: Queryable, id: string, language: Language): Promise<RaffleSpin> {
  const [row] = await q.query<SpinRow>(`SELECT ${columns} FROM ${tables} WHERE s.id = $1`, [id]);
  if (!row) throw new Error('a spin was not stored');
  return spinToWire(row, language);
}

/** A page of a member's spins, newest first. */
export async function spinsOf(
  q: Queryable,
  memberId: MemberId,
  { page, pageSize, language }: { readonly page: number; readonly pageSize: number; readonly language: Language },
): Promise<{ readonly rows: RaffleSpin[]; readonly total: number }> {
  const [count] = await q.query<{ total: number }>(
    'SELECT count(*)::int AS total FROM raffle_spin WHERE member_id = $1',
    [memberId],
  );
  const rows = await q.query<SpinRow>(
    `SELECT ${columns} FROM ${tables} WHERE s.member_id = $1 ORDER BY s.number DESC LIMIT $2 OFFSET $3`,
    [memberId, pageSize, (page - 1) * pageSize],
  );
  return { total: count?.total ?? 0, rows: rows.map((row) => spinToWire(row, language)) };
}

/** What a member can spin with: unused tickets, spins for points today, points. */
export async function purseOf(
  q: Queryable,
  memberId: MemberId,
  now: Date,
): Promise<{ readonly tickets: number; readonly bought: number; readonly points: number }> {
  const [row] = await q.query<{ tickets: number; bought: number; points: number }>(
    `SELECT (SELECT count(*)::int FROM raffle_ticket t WHERE t.member_id = $1 AND t.spin_id IS NULL AND t.taken_back_at IS NULL)
         AS tickets,
       (SELECT count(*)::int FROM raffle_spin s WHERE s.member_id = $1 AND s.price IS NOT NULL
         AND s.at >= (SELECT member_day_start($1, $2))) AS bought,
       coalesce((SELECT a.balance FROM ledger.account a WHERE a.kind = 'points' AND a.owner = $1::text AND a.currency = 'PTS'), 0)::float8
         AS points`,
    [memberId, now],
  );
  return row ?? { tickets: 0, bought: 0, points: 0 };
}
