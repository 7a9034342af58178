import {
  type convertPoints,
  type Delivery,
  fromWire,
  type Hundredths,
  hundredthsOf,
  type Localized,
  type MemberId,
  type ParsedRequestOf,
  type Redemption,
  type redeem as redeemOperation,
} from '@unisite/shared/contract';
import { proveWithdrawalPin } from '../../access/identity/index.ts';
import { requireNoBreak } from '../../access/protection/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Queryable } from '../../foundation/database/connect.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { Refusal } from '../../foundation/http/refusal.ts';
import { createBalancePublisher } from '../../money/ledger/index.ts';
import { giveBonus, wageredAnywhere } from '../bonuses/index.ts';
import { barredBy, changeStock, lockGoods, shopperOf } from './goods.ts';
import { convertedInMonth } from './pointRecord.ts';
import { pointRuleOn } from './pointRules.ts';
import { newRedemptionReference } from './redemptionReference.ts';
import { redemptionNamed, redemptionToWire } from './redemptions.ts';
import type { Services } from './services.ts';

const barredCodes = { stock: 'ITEM_OUT', level: 'ITEM_LEVEL', month: 'ITEM_MONTH' } as const;

/**
 * Redeems one piece of an item: takes its points and the piece in one transaction. A bonus is granted at once;
 * everything else waits for an operator.
 *
 * @throws Refusal WITHDRAWAL_PIN_NOT_SET, WRONG_WITHDRAWAL_PIN, SELF_EXCLUDED, TIME_OUT, ITEM_CLOSED, ITEM_CHANGED,
 * ITEM_OUT, ITEM_LEVEL, ITEM_MONTH, POINTS_SHORT; BAD_REQUEST without an address where one is needed
 */
export async function redeemGoods(
  services: Services,
  { item, price, withdrawalPin, delivery }: ParsedRequestOf<typeof redeemOperation>,
  context: MemberCallContext,
): Promise<Redemption> {
  const { memberId } = context.session;
  await requireNoBreak(services, memberId);
  await proveWithdrawalPin(services, context, withdrawalPin);
  return spend(services, context, async (q, now) => {
    // the member's points are locked first everywhere, which serializes the member's redemptions
    await q.query('SELECT point_account($1)', [memberId]);
    const goods = await lockGoods(q, context.market.code, item);
    if (!goods) throw new Refusal('ITEM_CLOSED');
    if (goods.price !== price) throw new Refusal('ITEM_CHANGED');
    const barred = barredBy(goods, await shopperOf(q, memberId, now));
    if (barred) throw new Refusal(barredCodes[barred]);
    const { gives } = goods;
    if (gives.kind === 'parcel' && !delivery) throw Refusal.ofField('BAD_REQUEST', 'delivery');
    await changeStock(q, goods.id, -1);
    return {
      item: goods.id,
      title: goods.name,
      points: price,
      delivery: gives.kind === 'parcel' ? (delivery ?? null) : null,
      money: gives.kind === 'bonus' ? { amount: hundredthsOf(gives.amount * 100), wagering: gives.wagering } : null,
    };
  });
}

/**
 * Converts points to money from the house at today's rate.
 *
 * @throws Refusal WITHDRAWAL_PIN_NOT_SET, WRONG_WITHDRAWAL_PIN, SELF_EXCLUDED, TIME_OUT, CONVERSION_CLOSED,
 * CONVERSION_CHANGED, CONVERSION_LIMIT, POINTS_SHORT
 */
export async function convertToMoney(
  services: Services,
  { points, per100, withdrawalPin }: ParsedRequestOf<typeof convertPoints>,
  context: MemberCallContext,
): Promise<Redemption> {
  const { memberId } = context.session;
  await requireNoBreak(services, memberId);
  await proveWithdrawalPin(services, context, withdrawalPin);
  return spend(services, context, async (q, now) => {
    await q.query('SELECT point_account($1)', [memberId]);
    const { conversion } = await pointRuleOn(q, context.market.code, dayOf(now, context.market.timeZone));
    if (!conversion) throw new Refusal('CONVERSION_CLOSED');
    if (conversion.per100 !== per100) throw new Refusal('CONVERSION_CHANGED');
    const left = Math.max(0, conversion.most - (await convertedInMonth(q, memberId, now)));
    if (points > left) throw new Refusal('CONVERSION_LIMIT', { params: { left } });
    const amount = hundredthsOf((fromWire(per100) * BigInt(points)) / 100n);
    const count = (tag: string) => new Intl.NumberFormat(tag).format(points);
    return {
      item: null,
      title: { vi: `Đổi ${count('vi-VN')} điểm thành tiền`, en: `${count('en')} points converted to money` },
      points,
      delivery: null,
      money: { amount, wagering: conversion.wagering },
    };
  });
}

interface Spending {
  readonly item: string | null;
  readonly title: Localized;
  readonly points: number;
  readonly delivery: Delivery | null;
  readonly money: { readonly amount: Hundredths; readonly wagering: number } | null;
}

async function spend(
  services: Services,
  context: MemberCallContext,
  prepare: (q: Queryable, now: Date) => Promise<Spending>,
): Promise<Redemption> {
  const { database, clock, art } = services;
  const { session, market, language } = context;
  const { memberId } = session;
  const now = clock();
  const { value, moved } = await database.transaction(async (q) => {
    const { item, title, points, delivery, money } = await prepare(q, now);
    const reference = newRedemptionReference(now, market.timeZone);
    const [spent] = await q.query<{ spent: boolean }>('SELECT point_spend($1, $2, $3, $4, $5) AS spent', [
      memberId,
      points,
      reference,
      JSON.stringify(title),
      now,
    ]);
    if (!spent?.spent) throw new Refusal('POINTS_SHORT');
    await q.query(
      `INSERT INTO point_redemption (reference, member_id, item_id, title, points, amount, currency, delivery, state, created_at, decided_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        reference,
        memberId,
        item,
        JSON.stringify(title),
        points,
        money?.amount ?? null,
        market.currency,
        delivery && JSON.stringify(delivery),
        money ? 'approved' : 'process',
        now,
        money ? now : null,
      ],
    );
    const given = money && (await giveMoney(q, { memberId, currency: market.currency, reference, title, money }, now));
    const answer = redemptionToWire(await redemptionNamed(q, reference), language, art);
    await context.storeResponse(q, answer);
    return { value: answer, moved: given?.state === 'released' };
  });
  if (moved) createBalancePublisher(services)(memberId, 'bonus');
  return value;
}

interface Gift {
  readonly memberId: MemberId;
  readonly currency: string;
  readonly reference: string;
  readonly title: Localized;
  readonly money: NonNullable<Spending['money']>;
}

const giveMoney = (q: Queryable, { memberId, currency, reference, title, money }: Gift, now: Date) =>
  giveBonus(
    q,
    {
      memberId,
      currency,
      source: 'points',
      key: `points/${reference}`,
      title,
      amount: money.amount,
      wagering: wageredAnywhere(hundredthsOf(money.amount * BigInt(money.wagering))),
    },
    now,
  );
