import './signTexts.ts';
import { signs } from '@unisite/shared/contract/operatorsSigns';
import { useText } from '@unisite/shared/i18n';
import { Chips, classNames, EmptyState, ErrorState, Pagination, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import rows from '../../../frame/cards/Rows.module.css';
import { useTitle } from '../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import { SignItem } from './SignItem.tsx';

const pageSize = 10;
const states = ['open', 'answered'] as const;

/** Signs of harm and of money laundering, found by rules. */
export function SignsPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const [state, setState] = useState<(typeof states)[number]>('open');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(signs, { state, page, pageSize }, { keepPrevious: true });
  useTitle(t('nav.signs'));
  return (
    <>
      <div>
        <h1>{t('signs.title')}</h1>
        <p className="muted">{t('signs.intro')}</p>
      </div>
      <Chips
        label={t('signs.filter')}
        value={state}
        onChange={(id) => {
          setState(states.find((one) => one === id) ?? 'open');
          setPage(1);
        }}
        options={states.map((id) => ({ id, label: t(`signs.state.${id}`) }))}
      />
      <h2 className="visually-hidden">{t('signs.list')}</h2>
      <Panel flush busy={isFetching}>
        {data ? (
          data.rows.length === 0 ? (
            <EmptyState picture="lantern" title={t('signs.none')} text={t('signs.noneText')} />
          ) : (
            <ul className={classNames(rows.rows, rows.fromTop)}>
              {data.rows.map((row) => (
                <SignItem key={row.id} sign={row} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState
            title={t('signs.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        ) : (
          <div className="panel__body">
            <Skeleton kind="row" count={5} />
          </div>
        )}
        {data && data.total > 0 && (
          <div className="table-foot">
            <span>{t('signs.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}
