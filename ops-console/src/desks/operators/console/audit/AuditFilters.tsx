import { useText } from '@unisite/shared/i18n';
import { Button, SearchField, Select, type SelectOption } from '@unisite/shared/ui';
import { AppliedDateField } from '@unisite/shared/ui/dates';
import { type ReactElement, type ReactNode, useState } from 'react';
import styles from '../../../../acts/audit/Audit.module.css';
import type { AuditPlace } from '../../../../frame/navigation/place.ts';
import { wholeAudit } from '../../../../frame/navigation/place.ts';
import { goTo } from '../../../../frame/navigation/usePlace.ts';
import { searchId } from '../../../../frame/shell/searchId.ts';

interface AuditFiltersProps {
  place: AuditPlace;
  /** Possible acts, with their texts. */
  acts: readonly SelectOption[];
  /** Further filters. */
  children?: ReactNode;
}

/** Longest account name searched for, characters. */
const longestName = 64;

/** Filters of an audit by person, act and days, all kept in the address. */
export function AuditFilters({ place, acts, children }: AuditFiltersProps): ReactElement {
  const t = useText();
  const [who, setWho] = useState(place.who);
  const narrow = (more: Partial<AuditPlace>) => goTo({ ...place, ...more, number: 1 });
  const day = (name: 'from' | 'to') => (
    <AppliedDateField
      label={t(`auditSearch.${name}`)}
      value={place[name]}
      optional
      onDay={(chosen) => narrow({ [name]: chosen })}
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
