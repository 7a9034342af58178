import { dayOf } from '../../../foundation/calendar/days.ts';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { Market } from '../../../foundation/http/market.ts';
import { ageRuleOf } from '../../../site/markets/index.ts';
import type { Services } from '../services.ts';
import type { AskedAge } from './ageRecord.ts';

/** What a market requires today, on the market's own day. */
export async function askedAge(
  { database, clock }: Pick<Services, 'clock'> & { readonly database: Queryable },
  { code, timeZone }: Pick<Market, 'code' | 'timeZone'>,
): Promise<AskedAge> {
  const { minAge, terms } = await ageRuleOf(database, code);
  return { minAge, terms: terms.version, today: dayOf(clock(), timeZone) };
}
