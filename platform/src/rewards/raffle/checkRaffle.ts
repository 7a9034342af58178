import { isDeepStrictEqual } from 'node:util';
import type { RaffleGift } from '@unisite/shared/contract';
import { fieldOfRoll, raffleLabel, raffleRoll } from '@unisite/shared/lottery';
import type { Queryable } from '../../foundation/database/connect.ts';
import { type InvariantViolation, violationsOf } from '../../money/ledger/index.ts';
import { commitmentOf } from '../../play/lottery/index.ts';
import { hmacOf } from './spin.ts';
import type { Wheel } from './wheel.ts';

/** Sums the member's side of points transfers by key. */
const moved = (kind: string) => `(SELECT t.idem AS key, sum(p.amount) AS points
  FROM ledger.transfer t JOIN ledger.posting p ON p.transfer_id = t.id JOIN ledger.account a ON a.id = p.account_id AND a.kind = 'points'
  WHERE t.kind = 'points' AND t.idem LIKE 'points/${kind}/%' GROUP BY 1)`;

const broken = {
  'a spin for points took its price, no other did': `SELECT coalesce(m.key, s.key) AS where FROM ${moved('spin')} m
    FULL JOIN (SELECT 'points/spin/' || s.id AS key, -s.price AS points FROM raffle_spin s WHERE s.price IS NOT NULL) s USING (key)
    WHERE m.points IS DISTINCT FROM s.points ORDER BY 1`,
  'a spin gave the points of its field': `SELECT coalesce(m.key, s.key) AS where FROM ${moved('raffle')} m
    FULL JOIN (SELECT 'points/raffle/' || s.id AS key, (s.gives ->> 'points')::bigint AS points FROM raffle_spin s
      WHERE s.gives ->> 'kind' = 'points') s USING (key)
    WHERE m.points IS DISTINCT FROM s.points ORDER BY 1`,
  'a spin gave the bonus of its field': `SELECT coalesce('spin ' || s.id, 'bonus ' || b.id) AS where
    FROM (SELECT * FROM raffle_spin WHERE gives ->> 'kind' = 'bonus') s
    FULL JOIN (SELECT * FROM bonuses.bonus WHERE source = 'raffle') b ON b.member_id = s.member_id AND b.key = 'raffle/' || s.id
    WHERE b.amount IS DISTINCT FROM (s.gives ->> 'amount')::bigint * 100
      OR b.target IS DISTINCT FROM (s.gives ->> 'amount')::bigint * 100 * (s.gives ->> 'wagering')::bigint ORDER BY 1`,
  'a spin without a price used one ticket of its member, no other did': `SELECT coalesce('spin ' || s.id, 'ticket ' || t.id) AS where
    FROM (SELECT * FROM raffle_spin WHERE price IS NULL) s
    FULL JOIN (SELECT * FROM raffle_ticket WHERE spin_id IS NOT NULL) t ON t.spin_id = s.id AND t.member_id = s.member_id
    WHERE s.id IS NULL OR t.id IS NULL ORDER BY 1`,
  'a spin gave the ticket of its field': `SELECT coalesce('spin ' || s.id, 'ticket ' || t.id) AS where
    FROM (SELECT * FROM raffle_spin WHERE gives ->> 'kind' = 'ticket') s
    FULL JOIN (SELECT * FROM raffle_ticket WHERE source LIKE 'raffle/%') t
      ON t.source = 'raffle/' || s.id AND t.member_id = s.member_id AND t.place = 1
    WHERE s.id IS NULL OR t.id IS NULL ORDER BY 1`,
  'a ticket has a source': `SELECT 'ticket ' || t.id AS where FROM raffle_ticket t
    WHERE t.source !~ '^(raffle|mission|promotion)/[0-9]+$' ORDER BY t.id`,
} as const;

const AT_ONCE = 2_000;
const fairness = 'a spin came out as its committed seed says';

/**
 * Reconciles spins with what they took and gave, in both directions, and recomputes their results. `q` must be one
 * snapshot while spins are made.
 */
export async function checkRaffle(
  q: Queryable,
  onProgress: (invariant: string) => void = () => undefined,
): Promise<InvariantViolation[]> {
  const found = await violationsOf(q, broken, { onProgress });
  onProgress(fairness);
  for (let after = '0'; ; ) {
    const rows = await q.query<SpinRow>(
      `SELECT s.id, s.market_code AS market, s.number, s.hash, s.seed, s.client_seed AS "clientSeed", s.roll, s.hit, s.field,
         s.gives, w.wheel
       FROM raffle_spin s JOIN raffle_wheel w ON w.market_code = s.market_code AND w.revision = s.revision
       WHERE s.id > $1 ORDER BY s.id LIMIT $2`,
      [after, AT_ONCE],
    );
    for (const row of rows) if (!(await isFair(row))) found.push({ invariant: fairness, where: `spin ${row.id}` });
    const last = rows.at(-1);
    if (!last || rows.length < AT_ONCE) return found;
    after = last.id;
  }
}

interface SpinRow {
  readonly id: string;
  readonly market: string;
  readonly number: number;
  readonly hash: string;
  readonly seed: string;
  readonly clientSeed: string;
  readonly roll: number;
  readonly hit: string;
  readonly field: string;
  readonly gives: RaffleGift;
  readonly wheel: Wheel;
}

async function isFair(row: SpinRow): Promise<boolean> {
  const { wheel, seed, market, number, clientSeed, roll, hit, field, gives } = row;
  const came = wheel.fields.find(({ id }) => id === field);
  return (
    commitmentOf(seed) === row.hash &&
    (await raffleRoll(hmacOf(seed), raffleLabel(market, number, clientSeed))) === roll &&
    fieldOfRoll(wheel.fields, roll).id === hit &&
    (field === hit || field === wheel.consolation) &&
    isDeepStrictEqual(came?.gives, gives)
  );
}
