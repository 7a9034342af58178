import { type LineTransferBounds, type lineTransferSettings, toWire, type ValueOf } from '@unisite/shared/contract';
import type { LineDirection } from '@unisite/shared/contract/operatorsMarketLineTransfers';
import { hasWithdrawalPin } from '../../access/identity/index.ts';
import { avatarUrl, memberById } from '../../access/members/index.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import { heldInBonuses } from '../../rewards/bonuses/index.ts';
import { debtOf } from '../ledger/index.ts';
import { leftToday, toPlay } from './counted.ts';
import { lineRule } from './marketLineTransfers.ts';
import { uplineOf } from './recipient.ts';
import type { Services } from './services.ts';

/** What a member may send along its line today, and what prevents it. */
export async function lineTransferSettingsOf(
  { database, clock, art }: Services,
  { session: { memberId }, market }: MemberCallContext,
): Promise<ValueOf<typeof lineTransferSettings>> {
  const now = clock();
  const member = await memberById(database, memberId);
  if (!member) throw new Error('who is signed in is a member');
  const [rule, upline, held, debt, pinSet] = await Promise.all([
    lineRule(database, market.code),
    uplineOf(database, member),
    heldInBonuses(database, memberId),
    debtOf(database, { memberId, currency: market.currency }),
    hasWithdrawalPin(database, memberId),
  ]);
  const bounds = async (direction: LineDirection): Promise<LineTransferBounds | null> => {
    const terms = rule[direction];
    if (!terms.open) return null;
    const left = await leftToday(database, memberId, direction, terms, now);
    return {
      least: toWire(terms.least),
      most: toWire(terms.most),
      dailyAmount: toWire(terms.dailyAmount),
      dailyTimes: terms.dailyTimes,
      leftAmount: toWire(left.amount),
      leftTimes: left.times,
    };
  };
  const isAgent = member.customerType === 1 || member.customerType === 2;
  return {
    upline: upline && {
      account: upline.account,
      nickname: upline.nickname,
      avatar: avatarUrl(art, upline),
    },
    up: await bounds('up'),
    down: isAgent ? await bounds('down') : null,
    toPlay: toWire(await toPlay(database, memberId, rule.playedPercent, now)),
    heldInBonuses: toWire(held),
    debt: toWire(debt),
    pinSet,
  };
}
