import { createHmac } from 'node:crypto';
import {
  hundredthsOf,
  type MemberId,
  type ParsedRequestOf,
  type RaffleGift,
  type spinRaffle,
  type ValueOf,
} from '@unisite/shared/contract';
import { type Hmac, raffleLabel, raffleRoll } from '@unisite/shared/lottery';
import { requireNoBreak } from '../../access/protection/index.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../money/ledger/index.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import { commitNext, openCommitment } from './commitment.ts';
import type { Services } from './services.ts';
import { purseOf, spinById, titleOf } from './spins.ts';
import { currentWheel } from './wheel.ts';

const refusals = {
  changed: 'RAFFLE_CHANGED',
  closed: 'RAFFLE_CLOSED',
  noTicket: 'NO_TICKET',
  short: 'POINTS_SHORT',
  dayFull: 'RAFFLE_DAY_FULL',
} as const;

/** HMAC-SHA-256 under a seed. */
export const hmacOf =
  (seed: string): Hmac =>
  async (message) =>
    createHmac('sha256', seed).update(message).digest();

type Recorded =
  | { readonly status: keyof typeof refusals }
  | { readonly status: 'done'; readonly id: string; readonly field: string; readonly gives: RaffleGift };

/**
 * Spins once: takes a ticket or points, gives what the committed seed determines, and commits to the next seed, in one
 * transaction.
 *
 * @throws Refusal RAFFLE_CLOSED, RAFFLE_CHANGED, NO_TICKET, POINTS_SHORT, RAFFLE_DAY_FULL, SELF_EXCLUDED, TIME_OUT
 */
export async function spin(
  services: Services,
  { revision, hash, clientSeed, price }: ParsedRequestOf<typeof spinRaffle>,
  context: MemberCallContext,
): Promise<ValueOf<typeof spinRaffle>> {
  const { database, clock, settings, live } = services;
  const { session, market, language } = context;
  const { memberId } = session;
  await requireNoBreak(services, memberId);
  const now = clock();
  const { value, moved } = await database.transaction(async (q) => {
    // points are locked first everywhere
    await q.query('SELECT point_account($1)', [memberId]);
    const commitment = await openCommitment(q, settings.drawKeys, memberId, hash);
    if (!commitment) throw new Refusal('RAFFLE_CHANGED');
    const { number, seed } = commitment;
    const roll = await raffleRoll(hmacOf(seed), raffleLabel(market.code, number, clientSeed));
    const [recorded] = await q.query<Recorded>(
      'SELECT status, id, field, gives FROM raffle_record($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)',
      [memberId, market.code, revision, number, hash, seed, clientSeed, roll, price, now],
    );
    if (recorded?.status !== 'done') throw new Refusal(refusals[recorded?.status ?? 'changed']);
    const given = await giveMoney(q, { ...recorded, memberId, currency: market.currency, market: market.code }, now);
    const next = await commitNext(q, settings.drawKeys, memberId, number);
    const answer = {
      spin: await spinById(q, recorded.id, language),
      next,
      ...(await purseOf(q, memberId, now)),
    };
    await context.storeResponse(q, answer);
    return { value: answer, moved: given };
  });
  if (moved) createBalancePublisher(services)(memberId, 'bonus');
  await live.publish({ member: memberId }, { type: 'missions' });
  return value;
}

interface Won {
  readonly id: string;
  readonly field: string;
  readonly gives: RaffleGift;
  readonly memberId: MemberId;
  readonly currency: string;
  readonly market: string;
}

/** Grants the field's bonus, if it has one. True when it went straight to the main wallet. */
async function giveMoney(
  q: Queryable,
  { id, field, gives, memberId, currency, market }: Won,
  now: Date,
): Promise<boolean> {
  if (gives.kind !== 'bonus') return false;
  const current = await currentWheel(q, market);
  if (!current) throw new Error('a spin without a wheel');
  const amount = hundredthsOf(gives.amount * 100);
  const { state } = await giveBonus(
    q,
    {
      memberId,
      currency,
      source: 'raffle',
      key: `raffle/${id}`,
      amount,
      title: titleOf(current.wheel, field),
      wagering: wageredAnywhere(hundredthsOf(amount * BigInt(gives.wagering))),
    },
    now,
  );
  return state === 'released';
}
