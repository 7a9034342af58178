import { countryCodes } from '@unisite/shared/contract/operatorsCountries';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Checkbox, Icon, SearchField } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useCountryName } from '../../../frame/words/useCountryName.ts';
import styles from './Markets.module.css';

interface CountryPickerProps {
  value: readonly string[];
  onChange: (codes: readonly string[]) => void;
}

/** Folds diacritics, as keyboards may lack them: `Viet Nam` finds `Việt Nam`. */
const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/đ/gi, 'd')
    .toLowerCase();

/** Searchable checkboxes of countries, by name or code; selected ones on top. */
export function CountryPicker({ value, onChange }: CountryPickerProps): ReactElement {
  const t = useText();
  const nameOf = useCountryName();
  const language = useLanguage();
  const [typed, setTyped] = useState('');
  // a stored code may no longer be in the list
  const all = [...new Set([...countryCodes, ...value])].map((code) => ({ code, name: nameOf(code) }));
  const sought = folded(typed.trim());
  const found = all
    .filter(({ code, name }) => folded(name).includes(sought) || code.toLowerCase() === sought)
    .toSorted((one, other) => one.name.localeCompare(other.name, language));
  const set = (code: string, on: boolean) =>
    onChange(on ? [...value, code].toSorted() : value.filter((other) => other !== code));
  return (
    <fieldset className={styles.countries}>
      <legend className="field__label">{t('status.countries')}</legend>
      {value.length > 0 && (
        <ul className={styles.picked} aria-label={t('status.picked')}>
          {value.map((code) => (
            <li key={code}>
              <button type="button" className="chip" onClick={() => set(code, false)}>
                {nameOf(code)} <span className="code">{code}</span>
                <Icon name="close" size={14} label={t('status.remove', { country: nameOf(code) })} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <SearchField label={t('status.findCountry')} value={typed} onValue={setTyped} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <section className={styles.countryList} tabIndex={0} aria-label={t('status.countries')}>
        {found.map(({ code, name }) => (
          <Checkbox key={code} checked={value.includes(code)} onChange={({ target }) => set(code, target.checked)}>
            {name} <span className="muted">{code}</span>
          </Checkbox>
        ))}
        {found.length === 0 && <p className="muted">{t('status.noCountry')}</p>}
      </section>
      <p className="field__hint">{t('status.countriesHint')}</p>
    </fieldset>
  );
}
