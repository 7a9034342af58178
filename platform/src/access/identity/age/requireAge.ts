import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import type { Services } from '../services.ts';
import { type AgeRecord, type AskedAge, standingOf } from './ageRecord.ts';
import { askedAge } from './askedAge.ts';
import { deviceAge } from './deviceAge.ts';
import { memberAge } from './memberAge.ts';

type Needs = Pick<Services, 'settings' | 'clock'> & { readonly database: Queryable };
type Device = Pick<CallContext, 'market' | 'cookies' | 'sessionCookie'>;

/**
 * Requires that the caller is of age in the market and has accepted the terms in force: for a member by the member's
 * own statement, for a visitor by the device's.
 *
 * @throws Refusal AGE_UNCONFIRMED, TERMS_CHANGED, AGE_REFUSED
 */
export async function requireAge(services: Needs, caller: Device & Pick<CallContext, 'session'>): Promise<void> {
  const { session } = caller;
  const record = session ? await memberAge(services.database, session.memberId) : deviceAge(services, caller);
  requireConfirmed(record, await askedAge(services, caller.market));
}

/**
 * The same by the device alone, for a registration. Returns the record to store with the member.
 *
 * @throws Refusal AGE_UNCONFIRMED, TERMS_CHANGED, AGE_REFUSED
 */
export async function requireDeviceAge(services: Needs, device: Device): Promise<AgeRecord> {
  return requireConfirmed(deviceAge(services, device), await askedAge(services, device.market));
}

function requireConfirmed(record: AgeRecord | null, asked: AskedAge): AgeRecord {
  const { state } = standingOf(record, asked);
  if (state === 'termsDue') throw new Refusal('TERMS_CHANGED');
  if (state === 'tooYoung') throw new Refusal('AGE_REFUSED');
  if (state === 'unconfirmed' || !record) throw new Refusal('AGE_UNCONFIRMED');
  return record;
}
