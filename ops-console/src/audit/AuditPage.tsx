import { audit } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Pagination, Panel, Select } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../api/queries.ts';
import type { Place } from '../frame/place.ts';
import { goTo } from '../frame/usePlace.ts';
import { useTitle } from '../frame/useTitle.ts';
import { useMarkets } from '../words/useMarkets.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import styles from './Audit.module.css';
import { AuditList } from './AuditList.tsx';

const pageSize = 20;

/** Everything that was ever done, narrowed to a remote or a market. */
export function AuditPage({ place }: { place: Extract<Place, { page: 'audit' }> }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { markets, remotes, nameOf } = useMarkets();
  const { remote, market, number } = place;
  const answer = useOperation(
    audit,
    { ...(remote ? { remote } : {}), ...(market ? { market } : {}), page: number, pageSize },
    { keepPrevious: true },
  );
  useTitle(t('nav.audit'));
  const total = answer.data?.total ?? 0;
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('audit.title')}</h1>
          <p className="muted">{t('audit.intro')}</p>
        </div>
        <search className="row">
          <Select
            label={t('audit.remote')}
            hideLabel
            value={remote}
            onChange={({ target }) => goTo({ ...place, remote: target.value, number: 1 })}
            options={[
              { value: '', label: t('audit.everyRemote') },
              ...remotes.map(({ name }) => ({ value: name, label: name })),
            ]}
          />
          <Select
            label={t('audit.market')}
            hideLabel
            value={market}
            onChange={({ target }) => goTo({ ...place, market: target.value, number: 1 })}
            options={[
              { value: '', label: t('audit.everyMarket') },
              ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
            ]}
          />
        </search>
      </div>
      <h2 className="visually-hidden">{t('audit.list')}</h2>
      <Panel flush busy={answer.isFetching}>
        <AuditList answer={answer} awaited={8} />
        {answer.data && total > 0 && (
          <div className="table-foot">
            <span>{t('audit.total', { count: total, n: figures.count(total) })}</span>
            <Pagination
              page={number}
              pages={Math.ceil(total / pageSize)}
              onPage={(next) => goTo({ ...place, number: next })}
            />
          </div>
        )}
      </Panel>
    </>
  );
}
