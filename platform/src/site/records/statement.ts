import { noMoney, type StatementMonth, type statement, toWire, type ValueOf } from '@unisite/shared/contract';
import { memberById } from '../../access/members/index.ts';
import { dayOf } from '../../foundation/calendar/days.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { type CashMonth, cashByMonth } from '../../money/ledger/index.ts';
import { type PlayedMonth, playByMonth } from '../../play/games/index.ts';

/** Monthly totals since the account was opened: money by when it moved, rounds by when they were opened. */
export async function statementOf(
  { database }: Pick<Services, 'database'>,
  { session, market }: Pick<MemberCallContext, 'session' | 'market'>,
): Promise<ValueOf<typeof statement>> {
  const { memberId } = session;
  const { currency, timeZone } = market;
  const [member, cash, play] = await Promise.all([
    memberById(database, memberId),
    cashByMonth(database, { memberId, currency, timeZone }),
    playByMonth(database, memberId, timeZone),
  ]);
  if (!member) throw new Error('the session is of a member who is gone');
  return { since: dayOf(member.regDate, timeZone), currency, months: monthsOf(cash, play) };
}

function monthsOf(cash: readonly CashMonth[], play: readonly PlayedMonth[]): StatementMonth[] {
  const cashOf = new Map(cash.map((one) => [one.month, one]));
  const playOf = new Map(play.map((one) => [one.month, one]));
  const months = [...new Set([...cashOf.keys(), ...playOf.keys()])].sort().reverse();
  return months.map((month) => {
    const moved = cashOf.get(month);
    const played = playOf.get(month);
    return {
      month,
      deposited: toWire(moved?.deposited ?? noMoney),
      withdrawn: toWire(moved?.withdrawn ?? noMoney),
      given: toWire(moved?.given ?? noMoney),
      staked: toWire(played?.staked ?? noMoney),
      won: toWire(played?.won ?? noMoney),
      bets: played?.bets ?? 0,
    };
  });
}
