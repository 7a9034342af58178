import {
  type claimMission,
  hundredthsOf,
  type Localized,
  type MissionGift,
  type ParsedRequestOf,
  type ValueOf,
} from '@unisite/shared/contract';
import { requireNoBreak } from '../../access/protection/index.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../money/ledger/index.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import type { Services } from './services.ts';

type Given =
  | { readonly status: 'over' }
  | { readonly status: 'notReached' }
  | { readonly status: 'done' | 'had'; readonly id: string; readonly gives: MissionGift; readonly title: Localized };

/**
 * Claims a mission's reward, once per period and person, idempotently. Recounts the progress first.
 *
 * @throws Refusal MISSION_OVER, MISSION_NOT_REACHED, PROMOTION_SAME_PERSON, SELF_EXCLUDED, TIME_OUT
 */
export async function claim(
  services: Services,
  { id, period }: ParsedRequestOf<typeof claimMission>,
  context: MemberCallContext,
): Promise<ValueOf<typeof claimMission>> {
  const { database, clock, live } = services;
  const { session, market } = context;
  const { memberId } = session;
  await requireNoBreak(services, memberId);
  const now = clock();
  const { value, moved } = await database.transaction(async (q) => {
    // serializes claims by two accounts of one person
    await q.query('SELECT pg_advisory_xact_lock(7013058, hashtext($1))', [`${id}/${period}`]);
    const [given] = await q.query<Given>('SELECT status, id, gives, title FROM mission_give($1, $2, $3, $4, $5)', [
      memberId,
      market.code,
      id,
      period,
      now,
    ]);
    if (!given || given.status === 'over') throw new Refusal('MISSION_OVER');
    if (given.status === 'notReached') throw new Refusal('MISSION_NOT_REACHED');
    const { gives, title } = given;
    const answer = { gives };
    if (given.status === 'had') {
      await context.storeResponse(q, answer);
      return { value: answer, moved: false };
    }
    const had = await q.query(
      `SELECT FROM play_same_person($1) AS p (id) JOIN mission_claim c ON c.member_id = p.id AND c.mission_id = $2
         AND c.period = $3 AND c.taken_back_at IS NULL WHERE p.id <> $1 LIMIT 1`,
      [memberId, id, period],
    );
    if (had.length > 0) throw new Refusal('PROMOTION_SAME_PERSON');
    let isReleased = false;
    if (gives.kind === 'bonus') {
      const amount = hundredthsOf(gives.amount * 100);
      const bonus = await giveBonus(
        q,
        {
          memberId,
          currency: market.currency,
          source: 'mission',
          key: `mission/${given.id}`,
          title,
          amount,
          wagering: wageredAnywhere(hundredthsOf(amount * BigInt(gives.wagering))),
        },
        now,
      );
      isReleased = bonus.state === 'released';
    }
    await context.storeResponse(q, answer);
    return { value: answer, moved: isReleased };
  });
  if (moved) createBalancePublisher(services)(memberId, 'bonus');
  await live.publish({ member: memberId }, { type: 'missions' });
  return value;
}
