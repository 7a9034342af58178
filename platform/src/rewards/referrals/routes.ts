import { referral, referredFriends, toWire } from '@unisite/shared/contract';
import type { Serve } from '../../foundation/http/serve.ts';
import type { Services } from '../../foundation/services.ts';
import { referralRule } from './marketReferral.ts';
import { friendPage, referralTotals } from './referralRows.ts';

/** Referrals (section 2, referral). */
export function routes(serve: Serve, { database, clock }: Services): void {
  serve(referral, async (_request, { session, market, origin }) => {
    const { memberId, account } = session;
    const { open, ...rule } = await referralRule(database, market.code);
    const { inviterReward, friendReward, leastDeposit, ...terms } = rule;
    const sums = {
      inviterReward: toWire(inviterReward),
      friendReward: toWire(friendReward),
      leastDeposit: toWire(leastDeposit),
    };
    return {
      code: account,
      url: `${origin}/register?referralCode=${account}`,
      terms: open && session.customerType === 0 ? { ...terms, ...sums } : null,
      ...(await referralTotals(database, memberId, clock())),
    };
  });

  serve(referredFriends, async ({ state, page, pageSize }, { session: { memberId } }) => ({
    page,
    pageSize,
    ...(await friendPage(database, { memberId, now: clock() }, { state, page, pageSize })),
  }));
}
