import './applicationTexts.ts';
import { type ApplicationState, applicationState } from '@unisite/shared/contract/applications';
import { applicationDesk } from '@unisite/shared/contract/operatorsApplications';
import { useText } from '@unisite/shared/i18n';
import { Chips, classNames, EmptyState, ErrorState, Pagination, Panel, Select, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import rows from '../../../../frame/cards/Rows.module.css';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { ApplicationItem } from './ApplicationItem.tsx';
import styles from './Applications.module.css';

const pageSize = 10;

/** Applications to promotions: waiting ones, longest first, and decided ones. */
export function ApplicationsDesk(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const { markets, nameOf } = useMarkets();
  const [state, setState] = useState<ApplicationState>('applying');
  const [market, setMarket] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    applicationDesk,
    { state, ...(market === '' ? {} : { market }), page, pageSize },
    { keepPrevious: true },
  );
  return (
    <>
      <div className={styles.filters}>
        <Chips
          label={t('applications.filter')}
          value={state}
          onChange={(id) => {
            setState(applicationState.options.find((one) => one === id) ?? 'applying');
            setPage(1);
          }}
          options={applicationState.options.map((id) => ({ id, label: t(`applications.state.${id}`) }))}
        />
        <Select
          label={t('audit.market')}
          hideLabel
          size="sm"
          value={market}
          onChange={({ target }) => {
            setMarket(target.value);
            setPage(1);
          }}
          options={[
            { value: '', label: t('audit.everyMarket') },
            ...markets.map(({ code }) => ({ value: code, label: nameOf(code) })),
          ]}
        />
      </div>
      <h2 className="visually-hidden">{t('applications.list')}</h2>
      <Panel flush busy={isFetching}>
        {data?.rows.length === 0 && (
          <EmptyState picture="ticket" title={t('applications.none')} text={t('applications.noneText')} />
        )}
        {data && data.rows.length > 0 && (
          <ul className={classNames(rows.rows, rows.fromTop)}>
            {data.rows.map((row) => (
              <ApplicationItem key={row.id} application={row} />
            ))}
          </ul>
        )}
        {!data && error && (
          <ErrorState
            title={t('applications.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        )}
        {!data && !error && (
          <div className="panel__body">
            <Skeleton kind="row" count={4} />
          </div>
        )}
        {data && data.total > 0 && (
          <div className="table-foot">
            <span>{t('applications.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}
