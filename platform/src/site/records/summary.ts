import {
  type Hundredths,
  type memberSummary,
  minus,
  type ParsedRequestOf,
  sumOf,
  toWire,
  type ValueOf,
} from '@unisite/shared/contract';
import { addDays, dayOf } from '../../foundation/calendar/days.ts';
import type { MemberCallContext } from '../../foundation/http/callContext.ts';
import type { Services } from '../../foundation/services.ts';
import { playSummary } from '../../play/games/index.ts';

interface Play {
  readonly staked: Hundredths;
  readonly won: Hundredths;
}

/** Stakes and results of the last days, including today. */
export async function summary(
  { database, clock }: Services,
  { days: length }: ParsedRequestOf<typeof memberSummary>,
  { session, market }: MemberCallContext,
): Promise<ValueOf<typeof memberSummary>> {
  const { timeZone } = market;
  const today = dayOf(clock(), timeZone);
  const range = { fromDay: addDays(today, 1 - length), toDay: today, timeZone };
  const { days, categories } = await playSummary(database, session.memberId, range);
  const totals = { staked: sumOf(days.map(({ staked }) => staked)), won: sumOf(days.map(({ won }) => won)) };
  return {
    days: days.map(({ day, staked, won }) => ({ day, ...figures({ staked, won }) })),
    categories: categories.map(({ category, staked, won }) => ({ category, ...figures({ staked, won }) })),
    totals: { ...figures(totals), bets: days.reduce((sum, day) => sum + day.bets, 0) },
  };
}

function figures({ staked, won }: Play) {
  return { staked: toWire(staked), won: toWire(won), net: toWire(minus(won, staked)) };
}
