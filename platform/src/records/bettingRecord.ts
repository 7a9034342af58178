import type { bets, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import { dayRange } from '../foundation/calendar/dayRange.ts';
import type { MemberCallContext } from '../foundation/http/callContext.ts';
import type { Services } from '../foundation/services.ts';
import { betsOf, gamePicture } from '../games/index.ts';
import { toWire } from '../ledger/index.ts';

/** The betting record, its games in the caller's language. */
export async function bettingRecord(
  { database, clock, art }: Services,
  request: ParsedRequestOf<typeof bets>,
  { session, language }: MemberCallContext,
): Promise<ValueOf<typeof bets>> {
  const { category, state, page, pageSize } = request;
  const filter = { category, state, page, pageSize, ...dayRange(request, clock()) };
  const { rows, total, staked, won } = await betsOf(database, session.memberId, filter);
  return {
    page,
    pageSize,
    total,
    rows: rows.map((bet) => ({
      id: `${bet.vendorCode}/${bet.roundId}`,
      reference: bet.roundId,
      at: bet.at.toISOString(),
      game: {
        gameId: bet.gameId,
        name: language === 'vi' ? bet.nameVi : bet.nameEn,
        icon: art.url(gamePicture(bet.gameId, language)),
        vendorName: bet.vendorName,
      },
      category: bet.category,
      staked: toWire(bet.staked),
      won: toWire(bet.won),
      net: bet.state === 'cancelled' ? 0 : toWire(BigInt(bet.won) - BigInt(bet.staked)),
      state: bet.state,
    })),
    totals: { staked: toWire(staked), won: toWire(won), net: toWire(won - staked) },
  };
}
