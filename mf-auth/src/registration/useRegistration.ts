import { CallError } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import { ageErrors, isAgeError } from '@unisite/shared/contract/ageErrors';
import type { FieldName } from '@unisite/shared/contract/fieldPatterns';
import { type AskedField, checkFields, typedValue } from '@unisite/shared/contract/fieldRule';
import type { HumanProof } from '@unisite/shared/contract/proofs';
import { type Form, useForm } from '@unisite/shared/form';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { type Country, defaultCountry } from '@unisite/shared/session/mobile';
import { useState } from 'react';
import { faultSentences, refusedField } from '../fields/fieldError.ts';
import type { PhoneNumber } from '../fields/smsCode.ts';
import { type FieldValues, repetitions } from '../fields/useFieldsForm.ts';
import { referralCodeOf, registrationRequest } from './registrationRequest.ts';
import { type RegistrationSettings, shownFields, type Tab, tabsOf } from './shownFields.ts';
import { type TypedCode, useTypedCode } from './useAffiliateCode.ts';
import { useRegister } from './useRegister.ts';

export interface RegistrationValues extends FieldValues {
  captcha: HumanProof | null;
  adult: boolean;
}

export interface Registration {
  tabs: readonly Tab[];
  tab: Tab;
  chooseTab(tab: Tab): void;
  shown: readonly AskedField[];
  form: Form<RegistrationValues>;
  country: Country;
  chooseCountry(country: Country): void;
  numberToCall(): PhoneNumber | null;
  /** Number of the captcha shown; a new number loads a new one. */
  captchaTurn: number;
  affiliate: TypedCode;
  reset(): void;
}

export interface RegistrationOptions {
  /** Null while they load. */
  settings: RegistrationSettings | null;
  addressCode: string | null;
  onRegistered(value: SignInValue): void;
  /** The age gate now requires something, such as new terms; the input stays. */
  onGate(): void;
}

/** Refusals issued before the proof is checked: it can be reused. */
const beforeTheProof: readonly string[] = [
  ...ageErrors,
  'BAD_REQUEST',
  'MOBILE_INVALID',
  'ADULTS_ONLY',
  'PASSWORD_TOO_COMMON',
];

/** The state of a registration. Errors keep the input. */
export function useRegistration({ settings, addressCode, onRegistered, onGate }: RegistrationOptions): Registration {
  const t = useText();
  const language = useLanguage();
  const tabs = settings ? tabsOf(settings) : [];
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tab = chosen ?? tabs[0] ?? 'username';
  const shown = settings ? shownFields(settings, tab, addressCode) : [];
  const names: readonly FieldName[] = shown.map(({ field }) => field);
  const [country, chooseCountry] = useState<Country>(defaultCountry);
  const [captchaTurn, setCaptchaTurn] = useState(0);
  const send = useRegister();

  const form = useForm<RegistrationValues>({
    values: { captcha: null, adult: false },
    fields: [...names, 'captcha', 'adult'],
    validate: (values) => ({
      ...faultSentences(checkFields(shown, values), language),
      captcha: values.captcha ? null : t('register.captchaMissing'),
      adult: values.adult ? null : t('register.adultMissing'),
    }),
    async submit({ captcha: proof, adult, ...values }) {
      const { search } = currentLocation().location;
      try {
        const request = registrationRequest({
          shown,
          values,
          countryDialingCode: country.countryDialingCode,
          addressCode,
          referralCode: referralCodeOf(search),
          adult,
          proof,
        });
        onRegistered(await send(tab, request));
      } catch (error) {
        if (error instanceof CallError) afterRefusal(error);
        throw error;
      }
    },
    explain: (error) => {
      const isCaptcha = error instanceof CallError && error.code === 'CAPTCHA_WRONG';
      return isCaptcha ? { captcha: t('register.captchaRefused') } : refusedField(error, names, language);
    },
    repetitions,
  });
  const affiliate = useTypedCode((error) => form.setFieldError('affiliateCode', error));

  /** The proof is used up. */
  const renewCaptcha = () => {
    form.setValue('captcha', null);
    setCaptchaTurn((turn) => turn + 1);
  };
  const afterRefusal = (error: CallError) => {
    if (isAgeError(error.code)) onGate();
    const isOfCode = error.code === 'AFFILIATE_CODE_INVALID' || error.fields.affiliateCode !== undefined;
    if (isOfCode && names.includes('affiliateCode')) affiliate.warn();
    if (!error.unanswered && !beforeTheProof.includes(error.code)) renewCaptcha();
  };

  return {
    tabs,
    tab,
    shown,
    form,
    country,
    chooseCountry,
    numberToCall: () =>
      form.validateField('mobileNum')
        ? {
            mobileNum: typedValue('mobileNum', form.values.mobileNum),
            countryDialingCode: country.countryDialingCode,
          }
        : null,
    captchaTurn,
    affiliate,
    chooseTab(next) {
      setChosen(next);
      form.clearErrors();
      renewCaptcha();
    },
    reset() {
      form.reset();
      setCaptchaTurn((turn) => turn + 1);
    },
  };
}
