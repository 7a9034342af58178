import { useText } from '@unisite/shared/i18n';
import { SearchField, Select } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import { searchId } from '../../../frame/shell/searchId.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import styles from './Cash.module.css';

interface CashFiltersProps {
  /** Label of the search by reference. */
  find: string;
  /** The searched reference; empty: none. */
  reference: string;
  onReference: (reference: string) => void;
  market: string;
  onMarket: (market: string) => void;
  /** Further filters. */
  children: ReactNode;
}

/** Filters of a desk's list, or a search by reference. */
export function CashFilters(props: CashFiltersProps): ReactElement {
  const { find, reference, onReference, market, onMarket, children } = props;
  const t = useText();
  const { markets, nameOf } = useMarkets();
  const [typed, setTyped] = useState('');
  return (
    <div className={styles.head}>
      {children}
      <div className={styles.filters}>
        <search>
          <form
            onSubmit={(event) => {
              event.preventDefault();
              onReference(typed.trim());
            }}
          >
            <SearchField
              id={searchId}
              name="reference"
              label={find}
              aria-keyshortcuts="/"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={24}
              value={typed}
              onValue={(value) => {
                setTyped(value);
                if (value === '' && reference !== '') onReference('');
              }}
            />
          </form>
        </search>
        <Select
          label={t('audit.market')}
          hideLabel
          value={market}
          onChange={({ target }) => {
            setTyped('');
            onMarket(target.value);
          }}
          options={[
            { value: '', label: t('audit.everyMarket') },
            ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      </div>
    </div>
  );
}
