import { guestType, toWire } from '@unisite/shared/contract';
import { giveMemberBonus, memberBonusList } from '@unisite/shared/contract/operatorsBonuses';
import { memberById } from '../../../access/members/index.ts';
import { isBlocked } from '../../../access/protection/index.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../../../foundation/services.ts';
import type { ServeOperatorCall } from '../../../operators/desks/index.ts';
import { type KindsOfProposals, proposeChange } from '../../../operators/proposals/index.ts';
import { hasBonus, newestBonuses, weightsToWire } from '../bonusRows.ts';
import { bonusKey, requireTimesAllowed, subjectOfBonus } from './bonusProposals.ts';

const SHOWN = 10;

/** Lists a member's bonuses and proposes new ones; a grant always takes two operators. */
export function bonusCalls(serve: ServeOperatorCall, services: Services, kinds: KindsOfProposals<'memberBonus'>): void {
  const { database, clock, live } = services;

  serve(memberBonusList, async ({ id }) => {
    const { currency } = await memberWithCurrency(database, id);
    const rows = await newestBonuses(database, id, SHOWN);
    return {
      currency,
      rows: rows.map(({ amount, holds, wagered, target, givenAt, endsAt, closedAt, weights, largestBet, ...row }) => ({
        ...row,
        amount: toWire(amount),
        holds: toWire(holds),
        wagered: toWire(wagered),
        target: toWire(target),
        givenAt: givenAt.toISOString(),
        endsAt: endsAt?.toISOString() ?? null,
        closedAt: closedAt?.toISOString() ?? null,
        weights: weightsToWire(weights),
        largestBet: largestBet === null ? null : toWire(largestBet),
      })),
    };
  });

  serve(giveMemberBonus, async ({ id, key, draft, why }, context) => {
    const state = await database.transaction(async (q) => {
      const { account, market, currency, isGuest } = await memberWithCurrency(q, id);
      if (isGuest) throw new Refusal('GUEST_NOT_ALLOWED');
      if (await isBlocked(q, id, clock())) throw new Refusal('MEMBER_ON_BREAK');
      await requireTimesAllowed(q, market, draft.times);
      // a repeated call whose first response was lost finds the bonus granted
      if (await hasBonus(q, id, bonusKey(key))) return 'done' as const;
      const change = { kind: 'memberBonus' as const, member: id, account, market, currency, key, draft };
      await proposeChange(q, clock(), kinds, context, { change, subject: subjectOfBonus(id, key), why });
      return 'proposed' as const;
    });
    await live.publishToOperators({ type: 'proposals' });
    return { state };
  });
}

/** @throws Refusal NOT_FOUND */
async function memberWithCurrency(q: Queryable, id: Parameters<typeof memberById>[1]) {
  const member = await memberById(q, id);
  if (!member) throw new Refusal('NOT_FOUND');
  const [market] = await q.query<{ currency: string }>('SELECT currency FROM markets.market WHERE code = $1', [
    member.marketCode,
  ]);
  if (!market) throw new Refusal('NOT_FOUND');
  return {
    account: member.account,
    market: member.marketCode,
    currency: market.currency,
    isGuest: member.customerType === guestType,
  };
}
