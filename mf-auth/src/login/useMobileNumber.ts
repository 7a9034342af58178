import { fieldRefusals } from '@unisite/shared/contract/fieldRefusals';
import { useLanguage, useText } from '@unisite/shared/i18n';
import type { MobileFieldProps } from '@unisite/shared/session/mobile';
import { type RefObject, useRef, useState } from 'react';
import { type KeptMobile, lastMobile } from './lastMobile.ts';
import { isMobileNumber } from './mobileNumber.ts';

interface MobileNumber {
  /** Whether one was remembered on this device. */
  known: boolean;
  typed: KeptMobile;
  element: RefObject<HTMLInputElement | null>;
  /** For the `MobileField`. */
  field: MobileFieldProps;
  /** The number as it can be sent; null: it is none, which is said under it, and the focus goes there. */
  checked(): KeptMobile | null;
}

/** The mobile number of a login, begun with the one that was remembered. `onType`: it is another now. */
export function useMobileNumber(onType: () => void): MobileNumber {
  const t = useText();
  const language = useLanguage();
  const [kept] = useState(lastMobile);
  const [country, setCountry] = useState(kept.country);
  const [number, setNumber] = useState(kept.mobileNum);
  const [isWrong, setWrong] = useState(false);
  const element = useRef<HTMLInputElement>(null);
  const typed = { country, mobileNum: number.trim() };
  return {
    known: kept.mobileNum !== '',
    typed,
    element,
    field: {
      ref: element,
      label: t('login.mobile'),
      country,
      onCountry: setCountry,
      value: number,
      onChange: ({ target: { value } }) => {
        setNumber(value);
        setWrong(false);
        onType();
      },
      error: isWrong ? fieldRefusals.MOBILE_INVALID[language] : undefined,
    },
    checked() {
      if (isMobileNumber(number)) return typed;
      setWrong(true);
      element.current?.focus();
      return null;
    },
  };
}
