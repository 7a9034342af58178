import type { ParsedRequestOf, RegistrationField, register } from '@unisite/shared/contract';
import { faultSentence } from '@unisite/shared/contract/fieldPatterns';
import { checkFields, typedValue } from '@unisite/shared/contract/fieldRule';
import type { Queryable } from '../../../foundation/database/connect.ts';
import type { CallContext } from '../../../foundation/http/callContext.ts';
import { Refusal } from '../../../foundation/http/refusal.ts';
import { mobileNumber } from '../codes/mobileNumber.ts';
import { isReservedName } from './confusableKey.ts';
import type { Tab } from './formFields.ts';
import { fieldRefusal, unusable } from './registrationRefusals.ts';
import { registrationFields } from './settings.ts';
import { isWeak } from './weakPassword.ts';

/** A valid form. */
export interface Form {
  /** The values of the fields that are asked for and filled in. */
  readonly values: ReadonlyMap<RegistrationField, string>;
  /** In the form of E.164. */
  readonly mobile: string | null;
  /** Whether a code must prove the number. */
  readonly asksCode: boolean;
}

/**
 * Validates a form as the page does (specification section 5). Fields that are not asked for are neither validated nor
 * stored.
 *
 * @throws Refusal SWITCHED_OFF, BAD_REQUEST, MOBILE_INVALID, ADULTS_ONLY, PASSWORD_TOO_COMMON
 */
export async function checkForm(
  q: Queryable,
  tab: Tab,
  request: ParsedRequestOf<typeof register>,
  { market }: Pick<CallContext, 'market'>,
): Promise<Form> {
  const fields = await registrationFields(q, market, tab);
  if (!fields) throw new Refusal('SWITCHED_OFF');

  const faults = checkFields(fields, request);
  if (faults.size > 0) {
    const fields = [...faults].map(([field, fault]) => [field, faultSentence(field, fault)]);
    throw new Refusal('BAD_REQUEST', { fields: Object.fromEntries(fields) });
  }
  const shown = fields.filter(({ setting }) => setting.enabled).map(({ field }) => field);
  const values = new Map(
    shown.flatMap((field): [RegistrationField, string][] => {
      const value = typedValue(field, request[field]);
      return value === '' ? [] : [[field, value]];
    }),
  );
  const number = values.get('mobileNum');
  const mobile = number === undefined ? null : mobileNumber(number, request.countryDialingCode ?? '');
  if (number !== undefined && mobile === null) throw fieldRefusal('MOBILE_INVALID', 'mobileNum');
  if (isReservedName(values.get('nickname') ?? '')) throw unusable('nickname');
  if (!request.adult) throw new Refusal('ADULTS_ONLY');
  if (isWeak(values)) throw fieldRefusal('PASSWORD_TOO_COMMON', 'password');
  return { values, mobile, asksCode: shown.includes('verificationCode') };
}
