import type { confirmAge, ParsedRequestOf, ValueOf } from '@unisite/shared/contract';
import type { CallContext, Session } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { holdMember } from '../../members/index.ts';
import type { Services } from '../services.ts';
import { type AgeRecord, type AskedAge, standingOf } from './ageRecord.ts';
import { askedAge } from './askedAge.ts';
import { deviceAge, keepDeviceAge } from './deviceAge.ts';
import { keepMemberAge, memberAge } from './memberAge.ts';
import { nextRecord } from './nextRecord.ts';

type Request = ParsedRequestOf<typeof confirmAge>;

/**
 * Accepts a date of birth and the terms as shown, and stores both on the device and, when signed in, with the member.
 *
 * @throws Refusal TERMS_CHANGED (another version is in force by now), BAD_REQUEST, CONFLICT (the member stated another
 * date of birth), and those of `nextRecord`
 */
export async function confirm(
  services: Services,
  { birthDate, termsVersion }: Request,
  context: CallContext,
): Promise<ValueOf<typeof confirmAge>> {
  const now = services.clock();
  const asked = await askedAge(services, context.market);
  if (termsVersion < asked.terms) throw new Refusal('TERMS_CHANGED');
  if (termsVersion > asked.terms) throw new Refusal('BAD_REQUEST', { fields: { termsVersion: noSuchVersion } });
  const device = deviceAge(services, context);
  const { record, device: kept } = context.session
    ? await ofMember(services, context.session, { given: birthDate, device, asked, now })
    : ofVisitor({ given: birthDate, device, asked, now });
  if (kept) keepDeviceAge(services, context, kept);
  const standing = standingOf(record, asked);
  return standing.state === 'tooYoung' ? standing : { state: 'confirmed' };
}

const noSuchVersion = { vi: 'Không có bản điều khoản này.', en: 'There is no such version of the terms.' };

interface Given {
  readonly given: string | undefined;
  readonly device: AgeRecord | null;
  readonly asked: AskedAge;
  readonly now: Date;
}

interface Kept {
  readonly record: AgeRecord;
  /** What the device stores from now on; null: no change. */
  readonly device: AgeRecord | null;
}

function ofVisitor({ given, device, asked, now }: Given): Kept {
  const record = nextRecord(device, given, asked, now);
  return { record, device: record };
}

/**
 * A member's statement applies on every device; a device's refusal applies to a member who has stated nothing yet. Of
 * two concurrent calls, the second sees what the first stored.
 */
async function ofMember({ database }: Services, { memberId, marketCode }: Session, told: Given): Promise<Kept> {
  const { given, device, asked, now } = told;
  return database.transaction(async (q) => {
    await holdMember(q, memberId);
    const own = await memberAge(q, memberId);
    const isStated = own?.answer.state === 'confirmed';
    if (isStated && given !== undefined && given !== own.birthDate) throw new Refusal('CONFLICT');
    const known = isStated ? own : moreTries(own, device);
    const record = nextRecord(known, given, asked, now);
    if (record !== known || !own) await keepMemberAge(q, { memberId, marketCode }, record);
    const isRefusedHere = device?.answer.state === 'tooYoung';
    return { record, device: isStated && isRefusedHere ? null : record };
  });
}

/** Of the member's and the device's refusals, the one with more tries. */
function moreTries(own: AgeRecord | null, device: AgeRecord | null): AgeRecord | null {
  const triesOf = (record: AgeRecord | null) => (record?.answer.state === 'tooYoung' ? record.answer.tries : 0);
  if (triesOf(device) > triesOf(own)) return device;
  return own;
}
