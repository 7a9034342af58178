import {
  convertPoints,
  earningType,
  pointBalance,
  pointConfig,
  pointRewards,
  pointTransactions,
  redeem,
  redeemList,
  vnd,
} from '@unisite/shared/contract';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { Serve } from '../../foundation/http/serve.ts';
import { goodsOf, goodsToWire, shopperOf } from './goods.ts';
import { convertedInMonth, pointsOf, pointTransactionsOf } from './pointRecord.ts';
import { pointRuleOn } from './pointRules.ts';
import { convertToMoney, redeemGoods } from './redeem.ts';
import { redemptionsOf, redemptionToWire } from './redemptions.ts';
import type { Services } from './services.ts';

/** The points mall: points rule, the member's balance and record, items, redemptions, conversion to money. */
export function routes(serve: Serve, services: Services): void {
  const { database, clock, art } = services;

  serve(pointConfig, async (_request, { market }) => {
    const { earn, conversion } = await pointRuleOn(database, market.code, dayOf(clock(), market.timeZone));
    return {
      earn: earningType.options.flatMap((type) => {
        const per = earn[type];
        return per === null ? [] : [{ type, per: vnd(per) }];
      }),
      conversion: conversion && { ...conversion, per100: vnd(conversion.per100) },
    };
  });

  serve(pointBalance, async (_request, { session: { memberId } }) => ({
    ...(await pointsOf(database, memberId)),
    converted: await convertedInMonth(database, memberId, clock()),
  }));

  serve(pointRewards, async (_request, { market, language, session }) => {
    const shopper = session && (await shopperOf(database, session.memberId, clock()));
    const found = await goodsOf(database, market.code);
    return { rows: found.map((goods) => goodsToWire(goods, { language, art, shopper })) };
  });

  serve(redeemList, async ({ state, page, pageSize }, { session, language }) => {
    const found = await redemptionsOf(database, session.memberId, { state, page, pageSize });
    return {
      page,
      pageSize,
      total: found.total,
      waiting: found.waiting,
      rows: found.rows.map((row) => redemptionToWire(row, language, art)),
    };
  });

  serve(pointTransactions, async ({ type, page, pageSize }, { session, language }) => ({
    page,
    pageSize,
    ...(await pointTransactionsOf(database, session.memberId, { type, page, pageSize, language })),
  }));

  serve(redeem, (request, context) => redeemGoods(services, request, context));
  serve(convertPoints, (request, context) => convertToMoney(services, request, context));
}
