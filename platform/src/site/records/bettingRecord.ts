import { type bets, minus, noMoney, type ParsedRequestOf, toWire, type ValueOf } from '@unisite/shared/contract';
import { dayRange } from '../../foundation/calendar/dayRange.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { betsOf, gamePicture } from '../../play/games/index.ts';

/** The betting record, with games named in the caller's language. */
export async function bettingRecord(
  { database, clock, art }: Services,
  request: ParsedRequestOf<typeof bets>,
  { session, market, language }: MemberCallContext,
): Promise<ValueOf<typeof bets>> {
  const { category, state, page, pageSize } = request;
  const filter = { category, state, page, pageSize, ...dayRange(request, clock(), market.timeZone) };
  const { rows, total, staked, won } = await betsOf(database, session.memberId, filter);
  return {
    page,
    pageSize,
    total,
    rows: rows.map((bet) => ({
      id: `${bet.vendorCode}/${bet.gameId}/${bet.roundId}`,
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
      net: toWire(bet.state === 'cancelled' ? noMoney : minus(bet.won, bet.staked)),
      state: bet.state,
    })),
    totals: { staked: toWire(staked), won: toWire(won), net: toWire(minus(won, staked)) },
  };
}
