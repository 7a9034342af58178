import type { AgeGate } from '@unisite/shared/contract';
import { dayOf } from '../../../foundation/calendar/days.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { ageRuleOf } from '../../../site/markets/index.ts';
import type { Services } from '../services.ts';
import { standingOf } from './ageRecord.ts';
import { deviceAge } from './deviceAge.ts';
import { memberAge } from './memberAge.ts';

/** What the gate asks of the caller. A device's refusal takes precedence for a member who has stated nothing yet. */
export async function gateOf(services: Services, context: CallContext): Promise<AgeGate> {
  const { market, session } = context;
  const { minAge, terms } = await ageRuleOf(services.database, market.code);
  const today = dayOf(services.clock(), market.timeZone);
  const asked = { minAge, today, terms: terms.version };
  const own = session && (await memberAge(services.database, session.memberId));
  const onDevice = standingOf(deviceAge(services, context), asked);
  const standing =
    session === null || (own === null && onDevice.state === 'tooYoung') ? onDevice : standingOf(own, asked);
  const { version, publishedAt, changed } = terms;
  return {
    minAge,
    today,
    terms: { version, publishedAt: publishedAt.toISOString(), changed },
    standing,
  };
}
