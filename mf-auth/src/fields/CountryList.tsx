import { useLocalized, useText } from '@unisite/shared/i18n';
import { Button, Skeleton } from '@unisite/shared/ui';
import { type KeyboardEvent, type ReactElement, useEffect, useRef, useState } from 'react';
import styles from './CountryCodePicker.module.css';
import { CountryFlag } from './CountryFlag.tsx';
import { type Country, countriesFor, type NamedCountry } from './country.ts';

interface CountryListProps {
  id: string;
  countries: readonly NamedCountry[];
  failed: boolean;
  onRetry(): void;
  value: Country;
  onChoose(country: NamedCountry): void;
  onClose(): void;
}

/** What is typed narrows the list; the arrows go through it, Enter takes, Escape closes the list and not the dialog. */
export function CountryList(props: CountryListProps): ReactElement {
  const { id, countries, failed, onRetry, value, onChoose, onClose } = props;
  const t = useText();
  const local = useLocalized();
  const [typed, setTyped] = useState('');
  const [pointed, setPointed] = useState<string>(value.countryCode);
  const search = useRef<HTMLInputElement>(null);
  const option = useRef<HTMLButtonElement>(null);
  const found = countriesFor(typed, countries);
  const at = Math.max(
    0,
    found.findIndex(({ countryCode }) => countryCode === pointed),
  );

  useEffect(() => search.current?.focus(), []);
  useEffect(() => {
    if (at >= 0) option.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: at + 1, ArrowUp: at - 1 }[event.key];
    if (next !== undefined) setPointed(found[(next + found.length) % found.length]?.countryCode ?? pointed);
    else if (event.key === 'Enter') {
      const chosen = found[at];
      if (chosen) onChoose(chosen);
    } else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
  };

  return (
    <div className={styles.list}>
      <input
        ref={search}
        className="input"
        type="text"
        role="combobox"
        aria-expanded
        aria-controls={id}
        aria-activedescendant={found[at] && `${id}-${found[at].countryCode}`}
        aria-label={t('field.countrySearch')}
        placeholder={t('field.countrySearch')}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {countries.length === 0 && !failed && <Skeleton count={4} />}
      {failed && (
        <Button size="sm" icon="refresh" onClick={onRetry}>
          {t('field.countryRetry')}
        </Button>
      )}
      <div id={id} role="listbox" tabIndex={-1} aria-label={t('field.countrySearch')}>
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
            <CountryFlag countryCode={country.countryCode} />
            <span>{local(country.name)}</span>
            <span className="num muted">+{country.countryDialingCode}</span>
          </button>
        ))}
      </div>
      {found.length === 0 && countries.length > 0 && <p className="muted">{t('field.countryNone')}</p>}
    </div>
  );
}
