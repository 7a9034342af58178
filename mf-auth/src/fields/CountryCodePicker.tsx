import { useOperation } from '@unisite/shared/api';
import { countryCodes } from '@unisite/shared/contract/verification';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Icon, useUid } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './CountryCodePicker.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { CountryList } from './CountryList.tsx';
import type { Country } from './country.ts';

/** Section 9: how long the list stays after the focus has left it, milliseconds. */
const blurCloseDelay = 200;

export interface CountryCodePickerProps {
  value: Country;
  onChange(country: Country): void;
}

/** The dialling code beside a mobile number, with the country's flag; opens a list that can be searched (section 2). */
export function CountryCodePicker({ value, onChange }: CountryCodePickerProps): ReactElement {
  const t = useText();
  const local = useLocalized();
  const listId = useUid();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const countries = useOperation(countryCodes, {}, { staleTime: Number.POSITIVE_INFINITY, keepPrevious: true });
  useEffect(() => () => clearTimeout(leaving.current), []);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const named = countries.data?.countries.find(({ countryCode }) => countryCode === value.countryCode);
  const country = named ? local(named.name) : value.countryCode;
  return (
    <fieldset
      className={styles.picker}
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        leaving.current = setTimeout(() => setOpen(false), blurCloseDelay);
      }}
    >
      <button
        ref={button}
        type="button"
        className={`input ${styles.button}`}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={t('field.country', { country, iso: value.countryCode, code: value.countryDialingCode })}
        onClick={() => setOpen(!open)}
      >
        <CountryFlag countryCode={value.countryCode} />
        <span className="num">+{value.countryDialingCode}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <CountryList
          id={listId}
          countries={countries.data?.countries ?? []}
          failed={countries.isError}
          onRetry={() => void countries.refetch()}
          value={value}
          onChoose={({ countryCode, countryDialingCode }) => {
            onChange({ countryCode, countryDialingCode });
            close();
          }}
          onClose={close}
        />
      )}
    </fieldset>
  );
}
