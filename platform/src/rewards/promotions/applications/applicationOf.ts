import { type Application, type Language, type MemberId, noMoney, toWire } from '@unisite/shared/contract';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { amountOf, mostOf } from '../offers/offer.ts';
import { type ApplicationRow, betKeyOf, newestApplication } from './applicationRows.ts';
import type { AppliedFor } from './applied.ts';
import { betOf, betToWire, lostBets } from './lostBets.ts';
import { picturesOf, pictureToWire, unsentPictures } from './pictures.ts';
import { requireApplicable } from './requireApplicable.ts';

interface Asking {
  readonly memberId: MemberId;
  readonly language: Language;
  /** The member's market's. */
  readonly timeZone: string;
  readonly now: Date;
}

/** A member's application to a promotion as it stands, and the requirements of another. */
export async function applicationOf(q: Queryable, promotion: AppliedFor, asking: Asking): Promise<Application> {
  const { memberId, language, now } = asking;
  const { offer } = promotion;
  const whose = { promotion: promotion.id, memberId };
  const newest = await newestApplication(q, whose);
  const obstacle = await obstacleOf(q, promotion, asking);
  const unsent = await unsentPictures(q, whose);
  const bets = offer.starts.bet && (obstacle ? [] : await lostBets(q, promotion, { memberId, now }));
  const fixed = offer.starts.bet ? null : amountOf(offer, noMoney);
  return {
    application: newest && (await newestToWire(q, promotion, newest, language)),
    canSend: obstacle === null,
    obstacle: obstacle?.text(language) ?? null,
    pictures: unsent.map(pictureToWire),
    needs: offer.starts.pictures,
    bets: bets?.map((bet) => betToWire(promotion, bet, language)) ?? null,
    gives: fixed === null ? null : toWire(fixed),
    most: toWire(mostOf(offer)),
  };
}

async function newestToWire(
  q: Queryable,
  promotion: AppliedFor,
  row: ApplicationRow,
  language: Language,
): Promise<NonNullable<Application['application']>> {
  const { id, memberId, reference, state, remarks, sentAt, decidedAt, reason, given } = row;
  const key = betKeyOf(row);
  const bet = key && (await betOf(q, memberId, key));
  return {
    reference,
    state,
    remarks,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    bet: bet && betToWire(promotion, bet, language),
    pictures: (await picturesOf(q, id)).map(pictureToWire),
    reason: reason?.[language] ?? null,
    given: given === null ? null : toWire(given),
  };
}

/** Why no application can be sent now; null when one can. */
async function obstacleOf(
  q: Queryable,
  promotion: AppliedFor,
  { memberId, timeZone, now }: Asking,
): Promise<Refusal | null> {
  const { startsAt, endsAt } = promotion;
  if (startsAt > now || (endsAt !== null && endsAt <= now)) return new Refusal('PROMOTION_OVER');
  try {
    await requireApplicable(q, promotion, { memberId, timeZone, now });
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}
