import type { Localized, RegistrationField } from '@unisite/shared/contract';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal, type RefusalCode } from '../../../foundation/http/refusal.ts';
import { recordSecurityEvent } from '../securityEvents/securityEvents.ts';
import type { Services } from '../services.ts';

/** A refusal whose text is also shown at a field. */
export const fieldRefusal = (code: RefusalCode, field: RegistrationField): Refusal => Refusal.ofField(code, field);

/**
 * Refuses a name that matches its field's pattern but cannot be used: it is reserved, or no member who could have
 * recommended the site has it.
 */
export function unusable(field: 'nickname' | 'recommenderId'): Refusal {
  return new Refusal('BAD_REQUEST', { fields: { [field]: unusableTexts[field] } });
}

const unusableTexts: Readonly<Record<'nickname' | 'recommenderId', Localized>> = {
  nickname: { vi: 'Không dùng được biệt danh này, vui lòng chọn tên khác.', en: 'Please choose another nickname.' },
  recommenderId: { vi: 'Không tìm thấy người giới thiệu này.', en: 'There is no such recommender.' },
};

/** Records a registration that passed the human check and was refused; `about` contains nothing that was typed. */
export async function recordRefused(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  about: string,
  { ip, userAgent }: Pick<CallContext, 'ip' | 'userAgent'>,
): Promise<void> {
  await recordSecurityEvent(database, clock(), { kind: 'registrationRefused', memberId: null, ip, userAgent, about });
}
