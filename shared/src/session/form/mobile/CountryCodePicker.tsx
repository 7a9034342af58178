// imported by package name: this file is bundled into remotes; calls, texts and kit are the shell's
import { useOperation } from '@unisite/shared/api';
import { countryCodes } from '@unisite/shared/contract/verification';
import { useLanguage } from '@unisite/shared/i18n';
import { classNames, Icon, useUid } from '@unisite/shared/ui';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import styles from './CountryCodePicker.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { CountryList } from './CountryList.tsx';
import { type Country, sortCountries } from './country.ts';
import { useMobileTexts } from './mobileTexts.ts';

/** Section 9: delay before the list closes after losing focus, milliseconds. */
const blurCloseDelay = 200;

export interface CountryCodePickerProps {
  value: Country;
  onChange(country: Country): void;
}

/** The dialling code of a mobile number, with the country's flag; opens a searchable list (section 2). */
export function CountryCodePicker({ value, onChange }: CountryCodePickerProps): ReactElement {
  const texts = useMobileTexts();
  const language = useLanguage();
  const listId = useUid();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const query = useOperation(countryCodes, {}, { staleTime: Number.POSITIVE_INFINITY, keepPrevious: true });
  const countries = useMemo(() => sortCountries(query.data?.countries ?? [], language), [query.data, language]);
  useEffect(() => () => clearTimeout(leaving.current), []);

  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const named = countries.find(({ countryCode }) => countryCode === value.countryCode);
  const country = named?.name[language] ?? value.countryCode;
  return (
    <fieldset
      className={styles.picker}
      aria-label={texts.code}
      onFocus={() => clearTimeout(leaving.current)}
      onBlur={() => {
        leaving.current = setTimeout(() => setOpen(false), blurCloseDelay);
      }}
    >
      <button
        ref={button}
        type="button"
        className={classNames('input', styles.button)}
        aria-haspopup="listbox"
        aria-expanded={open}
        aria-controls={open ? listId : undefined}
        aria-label={texts.chosen(country, value.countryCode, value.countryDialingCode)}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => {
          if (open || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <CountryFlag countryCode={value.countryCode} flag={named?.flag} />
        <span className="num">+{value.countryDialingCode}</span>
        <Icon name="down" size={16} />
      </button>
      {open && (
        <CountryList
          id={listId}
          countries={countries}
          failed={query.isError}
          onRetry={() => void query.refetch()}
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
