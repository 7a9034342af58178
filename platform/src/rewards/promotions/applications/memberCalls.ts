import { randomInt } from 'node:crypto';
import type {
  Application,
  addApplicationPicture,
  MemberId,
  ParsedRequestOf,
  removeApplicationPicture,
  sendApplication as sendOperation,
} from '@unisite/shared/contract';
import { consumeRate, type RateLimitRule } from '../../../access/identity/index.ts';
import { requireNoBreak } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { refuseIfThrottled } from '../../../foundation/http/serve.ts';
import { isOffered } from '../joins/offered.ts';
import { periodOf } from '../offers/turn.ts';
import { promotionFor, runningPromotion } from '../promotions.ts';
import type { Services } from '../services.ts';
import { applicationOf } from './applicationOf.ts';
import { type AppliedFor, isAppliedFor } from './applied.ts';
import { keyOfBet, type LostBet, lostBets } from './lostBets.ts';
import { drawPicture, keepPicture, removePicture, unsentPictures } from './pictures.ts';
import { requireApplicable } from './requireApplicable.ts';

/** Re-encoding a picture costs as much processor time as some hundred calls: 12 at once, 20 an hour. */
const picturesPerMember: RateLimitRule = { name: 'application pictures of member', burst: 12, every: 180 };

/** @throws Refusal NOT_FOUND */
export async function memberApplication(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  context: MemberCallContext,
  id: string,
): Promise<Application> {
  const { session, market } = context;
  const now = clock();
  const promotion = await promotionFor(database, { id, market: market.code, memberId: session.memberId, now });
  if (!promotion || !isOffered(promotion) || !isAppliedFor(promotion)) throw new Refusal('NOT_FOUND');
  return applicationOf(database, promotion, {
    memberId: session.memberId,
    language: context.language,
    timeZone: market.timeZone,
    now,
  });
}

/** @throws Refusal PROMOTION_OVER */
async function requireApplied(q: Queryable, context: MemberCallContext, id: string, now: Date): Promise<AppliedFor> {
  const promotion = await runningPromotion(q, context.market.code, now, id);
  if (!promotion || !isOffered(promotion) || !isAppliedFor(promotion)) throw new Refusal('PROMOTION_OVER');
  return promotion;
}

/** Locks a member's applications to a promotion, which serializes calls from two tabs. */
const holdApplications = (q: Queryable, promotion: string, memberId: MemberId): Promise<unknown> =>
  q.query('SELECT pg_advisory_xact_lock(7013055, hashtext($1))', [`${memberId}/${promotion}`]);

/**
 * Keeps a picture for the next application, re-encoded so that no camera metadata is kept.
 *
 * @throws Refusal PROMOTION_OVER, APPLICATION_SENT, SELF_EXCLUDED, TIME_OUT, NOT_A_PICTURE, PAYLOAD_TOO_LARGE,
 * TOO_MANY_PICTURES, TOO_MANY_REQUESTS
 */
export async function addPicture(
  services: Services,
  context: MemberCallContext,
  { id, image }: ParsedRequestOf<typeof addApplicationPicture>,
): Promise<Application> {
  const { database, clock, settings } = services;
  const { memberId } = context.session;
  await requireNoBreak(services, memberId);
  await requireApplicable(database, await requireApplied(database, context, id, clock()), {
    memberId,
    timeZone: context.market.timeZone,
    now: clock(),
  });
  refuseIfThrottled(await consumeRate(database, clock(), picturesPerMember, memberId));
  const drawn = await drawPicture(image);
  return database.transaction(async (q) => {
    const now = clock();
    await holdApplications(q, id, memberId);
    const promotion = await requireApplied(q, context, id, now);
    await requireApplicable(q, promotion, { memberId, timeZone: context.market.timeZone, now });
    await keepPicture(q, settings.documentKeys, { promotion: id, memberId, ...drawn, at: now });
    const value = await applicationOf(q, promotion, {
      memberId,
      language: context.language,
      timeZone: context.market.timeZone,
      now,
    });
    await context.storeResponse(q, value);
    return value;
  });
}

/** Removes an unsent picture. */
export async function takeAwayPicture(
  services: Services,
  context: MemberCallContext,
  { id, picture }: ParsedRequestOf<typeof removeApplicationPicture>,
): Promise<Application> {
  const { memberId } = context.session;
  await services.database.transaction(async (q) => {
    await holdApplications(q, id, memberId);
    await removePicture(q, { promotion: id, memberId }, picture);
  });
  return memberApplication(services, context, id);
}

/**
 * Applies to a promotion. Idempotent; concurrent calls are serialized.
 *
 * @throws Refusal PROMOTION_OVER, APPLICATION_SENT, APPLICATION_TRIES, APPLICATION_BET, APPLICATION_PICTURES,
 * SELF_EXCLUDED, TIME_OUT, and those of `requireJoinable`
 */
export async function sendApplication(
  services: Services,
  context: MemberCallContext,
  { id, remarks, bet, pictures }: ParsedRequestOf<typeof sendOperation>,
): Promise<Application> {
  const { database, clock, live } = services;
  const { memberId } = context.session;
  await requireNoBreak(services, memberId);
  const value = await database.transaction(async (q) => {
    const now = clock();
    await holdApplications(q, id, memberId);
    const promotion = await requireApplied(q, context, id, now);
    await requireApplicable(q, promotion, { memberId, timeZone: context.market.timeZone, now });
    const lost = await betFor(q, promotion, memberId, bet, now);
    await requirePictures(q, promotion, memberId, pictures);
    const [row] = await q.query<{ id: string }>(
      `INSERT INTO promotion_application
         (reference, promotion_id, member_id, period, remarks, vendor_code, game_id, round_id, sent_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9) RETURNING id`,
      [
        newReference(),
        id,
        memberId,
        periodOf(promotion.offer, { at: now, timeZone: context.market.timeZone }),
        remarks,
        lost?.vendor ?? null,
        lost?.game ?? null,
        lost?.round ?? null,
        now,
      ],
    );
    await q.query(
      'UPDATE promotion_picture SET application_id = $1 WHERE member_id = $2 AND promotion_id = $3 AND id = ANY ($4)',
      [row?.id, memberId, id, pictures],
    );
    await q.query(
      'DELETE FROM promotion_picture WHERE member_id = $1 AND promotion_id = $2 AND application_id IS NULL',
      [memberId, id],
    );
    await q.query(
      'INSERT INTO promotion_join (promotion_id, member_id, joined_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
      [id, memberId, now],
    );
    const sent = await applicationOf(q, promotion, {
      memberId,
      language: context.language,
      timeZone: context.market.timeZone,
      now,
    });
    await context.storeResponse(q, sent);
    return sent;
  });
  await live.publishToOperators({ type: 'promotions' });
  return value;
}

/** @throws Refusal APPLICATION_BET */
async function betFor(
  q: Queryable,
  promotion: AppliedFor,
  memberId: MemberId,
  bet: string | null,
  now: Date,
): Promise<LostBet | null> {
  if (!promotion.offer.starts.bet) return null;
  const key = keyOfBet(bet ?? '');
  const [found] = key ? await lostBets(q, promotion, { memberId, now, key }) : [];
  if (!found) throw new Refusal('APPLICATION_BET');
  return found;
}

/** @throws Refusal APPLICATION_PICTURES where one is missing, or there are too few */
async function requirePictures(
  q: Queryable,
  { id, offer: { starts } }: AppliedFor,
  memberId: MemberId,
  pictures: readonly string[],
): Promise<void> {
  const unsent = new Set((await unsentPictures(q, { promotion: id, memberId })).map((one) => one.id));
  const named = new Set(pictures);
  if (named.size < starts.pictures || [...named].some((one) => !unsent.has(one)))
    throw new Refusal('APPLICATION_PICTURES', { params: { least: starts.pictures } });
}

/** Characters that cannot be confused with one another when copied by hand. */
const signs = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
/** A reference for the member's inquiries about an application, e.g. `HD-7KQ2MZ4H`. */
const newReference = (): string =>
  `HD-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)] ?? '').join('')}`;
