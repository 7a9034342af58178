import { type Hundredths, type Localized, type MemberId, noMoney } from '@unisite/shared/contract';
import { memberZone } from '../../../access/members/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { insertMessages } from '../../../site/messages/index.ts';
import type { GivenBonus } from '../../bonuses/index.ts';
import { giveOffered } from '../joins/giveOffered.ts';
import { isOffered } from '../joins/offered.ts';
import { amountOf, mostOf } from '../offers/offer.ts';
import { periodOf } from '../offers/turn.ts';
import { type Promotion, promotionById } from '../promotions.ts';
import { type ApplicationRow, betKeyOf, lockApplication } from './applicationRows.ts';
import { type AppliedFor, isAppliedFor } from './applied.ts';
import { betOf } from './lostBets.ts';

/**
 * The promotion of an application, provided that this amount can be given for it now.
 *
 * @throws Refusal APPLICATION_CHANGED
 */
export async function requireAmount(
  q: Queryable,
  { promotion: id, memberId, ...row }: Pick<ApplicationRow, 'promotion' | 'memberId' | 'vendor' | 'game' | 'round'>,
  amount: Hundredths,
): Promise<AppliedFor> {
  const promotion = await promotionById(q, id);
  if (!promotion || !isOffered(promotion) || !isAppliedFor(promotion)) throw new Refusal('APPLICATION_CHANGED');
  const key = betKeyOf(row);
  const bet = key && (await betOf(q, memberId, key));
  const due = amountOf(promotion.offer, bet?.lost ?? noMoney);
  const isDue = due === null ? amount <= mostOf(promotion.offer) : amount === due;
  if (!isDue || amount <= 0n) throw new Refusal('APPLICATION_CHANGED');
  return promotion;
}

interface Acceptance {
  readonly id: string;
  readonly amount: Hundredths;
  readonly currency: string;
  /** The account of the deciding operator. */
  readonly by: string;
}

export interface AcceptedApplication {
  readonly memberId: MemberId;
  readonly reference: string;
  readonly bonus: GivenBonus;
}

/**
 * Accepts an application in the caller's transaction: grants the bonus and messages the member.
 *
 * @throws Refusal NOT_FOUND, APPLICATION_CHANGED, and those of granting the bonus
 */
export async function acceptApplication(
  q: Queryable,
  now: Date,
  { id, amount, currency, by }: Acceptance,
): Promise<AcceptedApplication> {
  const row = await lockApplication(q, id);
  if (!row) throw new Refusal('NOT_FOUND');
  if (row.state !== 'applying') throw new Refusal('APPLICATION_CHANGED');
  const { memberId, reference, sentAt } = row;
  const promotion = await requireAmount(q, row, amount);
  const period = periodOf(promotion.offer, { at: sentAt, timeZone: await memberZone(q, memberId) });
  const started = { memberId, currency, amount, deposit: noMoney, at: sentAt, period, isJoined: true };
  const bonus = await giveOffered(q, promotion, started, now);
  if (!bonus?.isNew) throw new Refusal('APPLICATION_CHANGED');
  await q.query(
    `UPDATE promotion_application SET state = 'accepted', decided_at = $2, decided_by = $3, bonus_id = $4 WHERE id = $1`,
    [id, now, by, bonus.id],
  );
  await insertMessages(q, [{ memberId, category: 'promotions', ...acceptedMessage(promotion, reference, bonus) }], now);
  return { memberId, reference, bonus };
}

interface RefusedApplication {
  readonly memberId: MemberId;
  readonly reference: string;
  /** False for a replay: nothing changed. */
  readonly isNew: boolean;
}

/**
 * Refuses an application in the caller's transaction and messages the member.
 *
 * @throws Refusal NOT_FOUND, APPLICATION_CHANGED
 */
export async function refuseApplication(
  q: Queryable,
  now: Date,
  { id, reason, by }: { readonly id: string; readonly reason: Localized; readonly by: string },
): Promise<RefusedApplication> {
  const row = await lockApplication(q, id);
  if (!row) throw new Refusal('NOT_FOUND');
  const { memberId, reference } = row;
  const isSame = row.reason?.vi === reason.vi && row.reason.en === reason.en && row.decidedBy === by;
  if (row.state === 'refused' && isSame) return { memberId, reference, isNew: false };
  if (row.state !== 'applying') throw new Refusal('APPLICATION_CHANGED');
  await q.query(
    `UPDATE promotion_application SET state = 'refused', decided_at = $2, decided_by = $3, reason = $4 WHERE id = $1`,
    [id, now, by, JSON.stringify(reason)],
  );
  const promotion = await promotionById(q, row.promotion);
  if (!promotion) throw new Error('an application has its promotion');
  await insertMessages(q, [{ memberId, category: 'promotions', ...refusedMessage(promotion, reference, reason) }], now);
  return { memberId, reference, isNew: true };
}

type Written = { readonly title: Localized; readonly content: Localized };

const acceptedMessage = (
  { title }: Pick<Promotion, 'title'>,
  reference: string,
  { state }: Pick<GivenBonus, 'state'>,
): Written => ({
  title: { vi: `Đơn được duyệt: ${title.vi}`, en: `Application accepted: ${title.en}` },
  content:
    state === 'released'
      ? {
          vi: `Đơn ${reference} được duyệt. Thưởng đã vào ví chính và rút được ngay.`,
          en: `Your application ${reference} was accepted. The bonus is in your main wallet and can be withdrawn at once.`,
        }
      : {
          vi: `Đơn ${reference} được duyệt. Thưởng và vòng cược của nó nằm ở mục Thưởng của tôi trong Trung tâm hội viên.`,
          en: `Your application ${reference} was accepted. The bonus and its wagering are under My bonuses in the member centre.`,
        },
});

const refusedMessage = ({ title }: Pick<Promotion, 'title'>, reference: string, reason: Localized): Written => ({
  title: { vi: `Đơn bị từ chối: ${title.vi}`, en: `Application refused: ${title.en}` },
  content: {
    vi: `Đơn ${reference} bị từ chối. Lý do: ${reason.vi}`,
    en: `Your application ${reference} was refused. Reason: ${reason.en}`,
  },
});
