import { timingSafeEqual } from 'node:crypto';
import type { joinPromotion as joinOperation, ParsedRequestOf, PromotionState } from '@unisite/shared/contract';
import { type RegisterNeeds, requireNoBreak } from '../../../access/protection/index.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { perTypedCode } from '../../../foundation/http/rateLimits.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { enforceRate } from '../../../foundation/http/serve.ts';
import type { Services } from '../../../foundation/services.ts';
import { createBalancePublisher } from '../../../money/ledger/index.ts';
import { runningPromotion } from '../promotions.ts';
import { stateOfGiven } from './claimsOf.ts';
import { claimTurn } from './claimTurn.ts';
import { isOffered } from './offered.ts';
import { keepRefusal } from './refusals.ts';
import { requireJoinable } from './requireJoinable.ts';

/**
 * Joins a promotion. One with a code, or one to claim, gives at once. Idempotent.
 *
 * @throws Refusal PROMOTION_OVER, PROMOTION_CODE_WRONG, SELF_EXCLUDED, TIME_OUT, and those of `requireJoinable` and
 * `claimTurn`
 */
export async function joinPromotion(
  services: RegisterNeeds & Pick<Services, 'rateLimits'>,
  { id, code }: ParsedRequestOf<typeof joinOperation>,
  context: MemberCallContext,
): Promise<{ readonly state: PromotionState }> {
  const { database, clock } = services;
  const { session, market } = context;
  const { memberId } = session;
  await requireNoBreak(services, memberId);
  if (code !== undefined) enforceRate(services, perTypedCode, memberId);
  const now = clock();
  const work = database.transaction(async (q) => {
    const promotion = await runningPromotion(q, market.code, now, id);
    if (!promotion || !isOffered(promotion)) throw new Refusal('PROMOTION_OVER');
    const { starts } = promotion.offer;
    if (starts.on === 'application') throw new Refusal('BAD_REQUEST');
    if (starts.on === 'code' && !isSame(code ?? '', starts.code)) throw new Refusal('PROMOTION_CODE_WRONG');
    const [known] = await q.query('SELECT FROM promotion_join WHERE promotion_id = $1 AND member_id = $2', [
      id,
      memberId,
    ]);
    const isJoined = known !== undefined;
    if (!isJoined) await requireJoinable(q, promotion, { memberId, at: now, isJoined });
    const claimant = { memberId, currency: market.currency, isJoined };
    const given = starts.on === 'deposit' ? null : await claimTurn(q, promotion, claimant, now);
    await q.query(
      'INSERT INTO promotion_join (promotion_id, member_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, memberId, now],
    );
    const state = given ? stateOfGiven(given.state, starts.on) : 'joined';
    const answer = { state };
    await context.storeResponse(q, answer);
    return { value: answer, moved: given?.isNew === true && given.kind === 'bonus' && given.state === 'released' };
  });
  const { value, moved } = await work.catch(async (error: unknown) => {
    await keepRefusal(database, now, { id, memberId, error });
    throw error;
  });
  if (moved) createBalancePublisher(services)(memberId, 'bonus');
  return value;
}

/** Compares a typed code in constant time, ignoring case and surrounding space. */
function isSame(typed: string, code: string): boolean {
  const [left, right] = [Buffer.from(typed.trim().toUpperCase()), Buffer.from(code.toUpperCase())];
  return left.length === right.length && timingSafeEqual(left, right);
}
