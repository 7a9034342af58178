import { fromWire, noMoney, toWire } from '@unisite/shared/contract';
import type { MarketLimits, MoneyLimits } from '@unisite/shared/contract/operatorsLimits';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { prizeLimits, setPrizeLimits } from '../../../play/seamless/index.ts';
import { lockMarket } from '../../../site/markets/index.ts';
import { approvalLimits, setApprovalLimit } from '../cashMarket.ts';

/** Each market's limits; with `lock`, those of one market, locked until the transaction ends. */
export async function readMoneyLimits(q: Queryable, locked: string | null = null): Promise<MarketLimits[]> {
  const markets = locked === null ? await allMarkets(q) : [await lockMarket(q, locked)].filter((one) => one !== null);
  const [approvals, prizes] = [await approvalLimits(q), await prizeLimits(q)];
  return markets.map(({ code, currency }) => {
    const given = prizes.get(code);
    return {
      code,
      currency,
      limits: {
        approvedByOne: toWire(approvals.get(code) ?? noMoney),
        prize: toWire(given?.prize ?? noMoney),
        prizesOfDay: toWire(given?.prizesOfDay ?? noMoney),
        prizesOfCampaign: toWire(given?.prizesOfCampaign ?? noMoney),
      },
    };
  });
}

const allMarkets = (q: Queryable): Promise<{ code: string; currency: string }[]> =>
  q.query('SELECT code, currency FROM markets.market ORDER BY code');

export async function writeMoneyLimits(
  q: Queryable,
  market: string,
  { approvedByOne, prize, prizesOfDay, prizesOfCampaign }: MoneyLimits,
): Promise<void> {
  await setApprovalLimit(q, market, fromWire(approvedByOne));
  await setPrizeLimits(q, market, {
    prize: fromWire(prize),
    prizesOfDay: fromWire(prizesOfDay),
    prizesOfCampaign: fromWire(prizesOfCampaign),
  });
}

const names = ['approvedByOne', 'prize', 'prizesOfDay', 'prizesOfCampaign'] as const;

export const areSame = (a: MoneyLimits, b: MoneyLimits): boolean => names.every((name) => a[name] === b[name]);

/** Whether something becomes allowed that was not before. */
export const isRaised = (from: MoneyLimits, to: MoneyLimits): boolean => names.some((name) => to[name] > from[name]);

/** Limits as audit text. */
export const limitsText = (limits: MoneyLimits): string =>
  `(${names.map((name) => `${name}: ${limits[name]}`).join(', ')})`;
