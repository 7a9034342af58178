import { audit } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Panel, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { AuditList } from '../../../../acts/audit/AuditList.tsx';
import { actNames } from '../../../../acts/audit/actName.ts';
import { useOperation } from '../../../../frame/api/queries.ts';
import type { AuditPlace } from '../../../../frame/navigation/place.ts';
import { goTo } from '../../../../frame/navigation/usePlace.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditFoot, pageSize } from './AuditFoot.tsx';
import { askedOf } from './askedOf.ts';
import { useActLabel } from './useActLabel.ts';

/** All changes, filtered by person, act, days, remote or market. */
export function ChangeLines({ place }: { place: AuditPlace }): ReactElement {
  const t = useText();
  const { markets, remotes, nameOf } = useMarkets();
  const { remote, market, act } = place;
  const actLabel = useActLabel();
  const answer = useOperation(
    audit,
    {
      ...askedOf(place),
      ...(act ? { act } : {}),
      ...(remote ? { remote } : {}),
      ...(market ? { market } : {}),
      pageSize,
    },
    { keepPrevious: true },
  );
  return (
    <>
      <AuditFilters
        key={place.who}
        place={place}
        acts={actNames.map((name) => ({
          value: name,
          label: actLabel(name),
        }))}
      >
        <Select
          label={t('audit.remote')}
          value={remote}
          onChange={({ target }) => goTo({ ...place, remote: target.value, number: 1 })}
          options={[
            { value: '', label: t('audit.everyRemote') },
            ...remotes.map(({ name }) => ({ value: name, label: name })),
          ]}
        />
        <Select
          label={t('audit.market')}
          value={market}
          onChange={({ target }) => goTo({ ...place, market: target.value, number: 1 })}
          options={[
            { value: '', label: t('audit.everyMarket') },
            ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      </AuditFilters>
      <h2 className="visually-hidden">{t('audit.list')}</h2>
      <Panel flush busy={answer.isFetching}>
        <AuditList answer={answer} awaited={8} />
        <AuditFoot place={place} total={answer.data?.total ?? 0} />
      </Panel>
    </>
  );
}
