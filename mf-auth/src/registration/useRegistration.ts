import { CallError } from '@unisite/shared/api';
import type { SignInValue } from '@unisite/shared/contract/access';
import { type AskedField, checkFields, typedValue } from '@unisite/shared/contract/fieldRule';
import { currentPlace } from '@unisite/shared/navigation';
import { type Country, homeCountry } from '@unisite/shared/session/mobile';
import { type FormEvent, type RefObject, useRef, useState } from 'react';
import { fieldErrors } from '../fields/fieldError.ts';
import { type FieldForm, useFieldForm } from '../fields/fieldForm.ts';
import type { PhoneNumber } from '../fields/smsCode.ts';
import { referralCodeOf, registrationRequest } from './registrationRequest.ts';
import { type RegistrationSettings, shownFields, type Tab, tabsOf } from './shownFields.ts';
import { type TypedCode, useTypedCode } from './useAffiliateCode.ts';
import { type Captcha, useCaptcha } from './useCaptcha.ts';
import { useRegister } from './useRegister.ts';

export interface Registration {
  tabs: readonly Tab[];
  tab: Tab;
  chooseTab(tab: Tab): void;
  shown: readonly AskedField[];
  form: FieldForm;
  country: Country;
  chooseCountry(country: Country): void;
  numberToCall(): PhoneNumber | null;
  captcha: Captcha;
  adult: {
    checked: boolean;
    missing: boolean;
    input: RefObject<HTMLInputElement | null>;
    tick(checked: boolean): void;
  };
  affiliate: TypedCode;
  /** What keeps the form from being sent, in fields, since it was tried. */
  toFix: number;
  /** What the platform said of the form as a whole. */
  refusal: CallError | null;
  busy: boolean;
  touched: boolean;
  submit(event: FormEvent): Promise<void>;
  reset(): void;
}

export interface RegistrationOptions {
  /** Null while they are on their way. */
  settings: RegistrationSettings | null;
  addressCode: string | null;
  onRegistered(value: SignInValue): void;
}

/** Said before the platform looks at the proof: it is as good as before. */
const beforeTheProof: readonly string[] = ['BAD_REQUEST', 'MOBILE_INVALID', 'ADULTS_ONLY', 'PASSWORD_TOO_COMMON'];

/**
 * The course of a registration: what is typed, what is wrong with it, and what came of sending it. An error takes
 * nothing away that was typed.
 */
export function useRegistration({ settings, addressCode, onRegistered }: RegistrationOptions): Registration {
  const tabs = settings ? tabsOf(settings) : [];
  const [chosen, setChosen] = useState<Tab | null>(null);
  const tab = chosen ?? tabs[0] ?? 'username';
  const shown = settings ? shownFields(settings, tab, addressCode) : [];
  const names = shown.map(({ field }) => field);
  const form = useFieldForm(names, (typed) => checkFields(shown, typed));
  const [country, chooseCountry] = useState<Country>(homeCountry);
  const captcha = useCaptcha();
  const affiliate = useTypedCode(() =>
    form.complain('affiliateCode', { by: 'platform', error: new CallError('AFFILIATE_CODE_INVALID', '') }),
  );
  const [adult, setAdult] = useState({ checked: false, missing: false });
  const box = useRef<HTMLInputElement>(null);
  const [refusal, setRefusal] = useState<CallError | null>(null);
  const [busy, setBusy] = useState(false);
  const send = useRegister();

  /** Every part says what it misses; the keyboard goes to the first. */
  const isComplete = (): boolean => {
    const fits = form.check();
    const proven = captcha.check();
    setAdult({ checked: adult.checked, missing: !adult.checked });
    if (fits && !proven) captcha.input.current?.focus();
    else if (fits && !adult.checked) box.current?.focus();
    return fits && proven && adult.checked;
  };

  const takeRefusal = (error: CallError): void => {
    const complaints = fieldErrors(error, names);
    form.refuse(complaints);
    if (complaints.has('affiliateCode')) affiliate.warn();
    if (error.code === 'CAPTCHA_WRONG') {
      captcha.renew('refused');
      captcha.input.current?.focus();
      return;
    }
    if (!error.unanswered && !beforeTheProof.includes(error.code)) captcha.renew();
    if (complaints.size === 0) setRefusal(error);
  };

  return {
    tabs,
    tab,
    shown,
    form: {
      ...form,
      change(field, text) {
        if (field === 'affiliateCode') affiliate.forget();
        form.change(field, text);
      },
      leave(field) {
        form.leave(field);
        if (field === 'affiliateCode') void affiliate.check(typedValue(field, form.typed.affiliateCode));
      },
    },
    country,
    chooseCountry,
    numberToCall: () =>
      form.fits('mobileNum')
        ? {
            mobileNum: typedValue('mobileNum', form.typed.mobileNum),
            countryDialingCode: country.countryDialingCode,
          }
        : null,
    captcha,
    adult: { ...adult, input: box, tick: (checked) => setAdult({ checked, missing: false }) },
    affiliate,
    toFix: form.toFix + (captcha.wrong ? 1 : 0) + (adult.missing ? 1 : 0),
    refusal,
    busy,
    touched: form.touched || adult.checked,
    chooseTab(next) {
      setChosen(next);
      form.calm();
      captcha.renew();
      setAdult({ checked: adult.checked, missing: false });
      setRefusal(null);
    },
    async submit(event) {
      event.preventDefault();
      setRefusal(null);
      if (busy || !isComplete()) return;
      setBusy(true);
      try {
        const { search } = currentPlace().location;
        const request = registrationRequest({
          shown,
          typed: form.typed,
          countryDialingCode: country.countryDialingCode,
          addressCode,
          referralCode: referralCodeOf(search),
          adult: adult.checked,
          proof: captcha.proof,
        });
        onRegistered(await send(tab, request));
      } catch (error) {
        if (!(error instanceof CallError)) throw error;
        takeRefusal(error);
      } finally {
        setBusy(false);
      }
    },
    reset() {
      form.reset();
      captcha.renew();
      setAdult({ checked: false, missing: false });
      setRefusal(null);
    },
  };
}
