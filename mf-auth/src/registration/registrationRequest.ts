import { type AskedField, typedValue } from '@unisite/shared/contract/fieldRule';
import type { RequestOf } from '@unisite/shared/contract/operation';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import type { RegistrationField, register } from '@unisite/shared/contract/registration';
import type { FieldValues } from '../fields/useFieldsForm.ts';

export interface Registration {
  shown: readonly AskedField[];
  values: FieldValues;
  countryDialingCode: string;
  /** The affiliate code in the page's address. */
  addressCode: string | null;
  referralCode: string | null;
  adult: boolean;
  proof: HumanProof | null;
}

/** Section 9: the longest address. */
const maxUrlLength = 2083;

/** The request (section 3): the shown fields that are filled in, and how the visitor came here. */
export function registrationRequest(registration: Registration): RequestOf<typeof register> {
  const { shown, values, countryDialingCode, addressCode, referralCode, adult, proof } = registration;
  const filled: Partial<Record<RegistrationField, string>> = {};
  for (const { field } of shown) {
    const value = typedValue(field, values[field]);
    if (value !== '') filled[field] = value;
  }
  return {
    ...(addressCode === null ? {} : { affiliateCode: addressCode }),
    ...(referralCode === null ? {} : { referralCode }),
    ...filled,
    ...(filled.mobileNum === undefined ? {} : { countryDialingCode }),
    domain: location.hostname,
    registerUrl: location.href.slice(0, maxUrlLength),
    registerMethod: 'WEB',
    adult,
    ...(proof ? { verification: proof } : {}),
  };
}

/** The referral code in the page's address (section 2). */
export function referralCodeOf(search: string): string | null {
  const code = new URLSearchParams(search).get('referralCode')?.trim() ?? '';
  return code === '' ? null : code.slice(0, 255);
}
