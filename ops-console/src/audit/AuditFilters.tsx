import { useText } from '@unisite/shared/i18n';
import { Button, SearchField, Select, type SelectOption, TextField } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useState } from 'react';
import type { AuditPlace } from '../frame/place.ts';
import { wholeAudit } from '../frame/place.ts';
import { searchId } from '../frame/searchId.ts';
import { goTo } from '../frame/usePlace.ts';
import styles from './Audit.module.css';

interface AuditFiltersProps {
  place: AuditPlace;
  /** What can have been done, each with its words. */
  acts: readonly SelectOption[];
  /** What else narrows these lines. */
  children?: ReactNode;
}

/** The most letters of an account that are looked for. */
const longestName = 64;

/** Narrows an audit to a person, an act and days; all of it is in the address. */
export function AuditFilters({ place, acts, children }: AuditFiltersProps): ReactElement {
  const t = useText();
  const [who, setWho] = useState(place.who);
  const narrow = (more: Partial<AuditPlace>) => goTo({ ...place, ...more, number: 1 });
  const day = (name: 'from' | 'to') => (
    <TextField
      type="date"
      label={t(`auditSearch.${name}`)}
      defaultValue={place[name]}
      key={place[name]}
      onChange={({ target }) => {
        narrow({ [name]: target.value });
      }}
    />
  );
  const isNarrowed = [place.who, place.act, place.from, place.to, place.remote, place.market].some(Boolean);
  return (
    <search className={styles.filters}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          narrow({ who: who.trim() });
        }}
      >
        <SearchField
          id={searchId}
          label={t('auditSearch.who')}
          aria-keyshortcuts="/"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={longestName}
          value={who}
          onValue={(value) => {
            setWho(value);
            if (value === '' && place.who !== '') narrow({ who: '' });
          }}
        />
      </form>
      <Select
        label={t('auditSearch.act')}
        value={place.act}
        onChange={({ target }) => narrow({ act: target.value })}
        options={[{ value: '', label: t('auditSearch.everyAct') }, ...acts]}
      />
      {day('from')}
      {day('to')}
      {children}
      {isNarrowed && (
        <Button
          variant="quiet"
          icon="close"
          onClick={() => {
            setWho('');
            goTo({ ...wholeAudit, look: place.look });
          }}
        >
          {t('auditSearch.clear')}
        </Button>
      )}
    </search>
  );
}
