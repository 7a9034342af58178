import { useLanguage } from '@unisite/shared/i18n';
import { Button, Notice, Skeleton } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './CountryCodePicker.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { type Country, type NamedCountry, searchCountries } from './country.ts';
import { useMobileTexts } from './mobileTexts.ts';

interface CountryListProps {
  id: string;
  countries: readonly NamedCountry[];
  failed: boolean;
  onRetry(): void;
  value: Country;
  onChoose(country: NamedCountry): void;
  onClose(): void;
}

/** Options skipped by a page key. */
const page = 5;

/** A searchable list: typing filters, arrow keys move, Enter selects, Escape closes the list but not the dialog. */
export function CountryList(props: CountryListProps): ReactElement {
  const { id, countries, failed, onRetry, value, onChoose, onClose } = props;
  const texts = useMobileTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>(value.countryCode);
  const search = useRef<HTMLInputElement>(null);
  const option = useRef<HTMLButtonElement>(null);
  const found = searchCountries(typed, countries);
  const last = found.length - 1;
  const at = Math.max(
    0,
    found.findIndex(({ countryCode }) => countryCode === pointed),
  );

  useEffect(() => search.current?.focus(), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a list that came, or became another, shows what is pointed at as well
  useEffect(() => {
    option.current?.scrollIntoView({ block: 'nearest' }); // returns a promise in recent browsers: nothing to clean up
  }, [at, found.length]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: at === last ? 0 : at + 1,
      ArrowUp: at === 0 ? last : at - 1,
      PageDown: Math.min(last, at + page),
      PageUp: Math.max(0, at - page),
    }[event.key];
    if (next !== undefined) setPointed(found[next]?.countryCode ?? pointed);
    else if (event.key === 'Enter') {
      const chosen = found[at];
      if (chosen) onChoose(chosen);
    } else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  const said = typed.trim() === '' || countries.length === 0 ? '' : texts.found(found.length);
  const isNone = countries.length > 0 && found.length === 0;
  return (
    <div className={styles.list}>
      <input
        ref={search}
        className="input"
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] && `${id}-${found[at].countryCode}`}
        aria-label={texts.search}
        placeholder={texts.search}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
          // filtering selects the first match; clearing the field returns to the initial option
          setPointed(searchCountries(target.value, countries)[0]?.countryCode ?? value.countryCode);
          if (target.value.trim() === '') setPointed(value.countryCode);
        }}
        onKeyDown={onKeyDown}
      />
      {countries.length === 0 && !failed && <Skeleton count={4} />}
      {failed && (
        <Notice
          tone="error"
          action={
            <Button
              size="sm"
              icon="refresh"
              onClick={() => {
                onRetry();
                search.current?.focus(); // this button disappears with the failure
              }}
            >
              {texts.again}
            </Button>
          }
        >
          {texts.failed}
        </Notice>
      )}
      <div id={id} role="listbox" tabIndex={-1} aria-label={texts.code}>
        {found.map((country, index) => (
          <button
            type="button"
            key={country.countryCode}
            ref={index === at ? option : undefined}
            id={`${id}-${country.countryCode}`}
            role="option"
            tabIndex={-1}
            aria-selected={country.countryCode === value.countryCode}
            className={index === at ? styles.pointed : undefined}
            onClick={() => onChoose(country)}
          >
            <CountryFlag countryCode={country.countryCode} flag={country.flag} />
            <span>{country.name[language]}</span>
            <span className="num muted">+{country.countryDialingCode}</span>
          </button>
        ))}
      </div>
      <p role="status" className={isNone ? 'muted' : 'visually-hidden'}>
        {isNone ? texts.none : said}
      </p>
    </div>
  );
}
