import './feedbackTexts.ts';
import { type FeedbackState, feedbackDesk } from '@unisite/shared/contract/operatorsFeedback';
import { useText } from '@unisite/shared/i18n';
import { Chips, classNames, EmptyState, ErrorState, Pagination, Panel, Select, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import cards from '../../../../frame/cards/Cards.module.css';
import rows from '../../../../frame/cards/Rows.module.css';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';

import { FeedbackItem } from './FeedbackItem.tsx';

const pageSize = 10;
const states = ['new', 'working', 'answered', 'closed'] as const;

/** Messages from visitors and members. */
export function FeedbackPage(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const { markets, nameOf } = useMarkets();
  const [state, setState] = useState<FeedbackState | 'all'>('new');
  const [market, setMarket] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    feedbackDesk,
    { ...(state === 'all' ? {} : { state }), ...(market === '' ? {} : { market }), page, pageSize },
    { keepPrevious: true },
  );
  useTitle(t('nav.feedback'));
  return (
    <>
      <div className={cards.head}>
        <div>
          <h1>{t('feedback.title')}</h1>
          <p className="muted">{t('feedback.intro')}</p>
        </div>
        <Select
          label={t('feedback.market')}
          hideLabel
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
      <Chips
        label={t('feedback.filter')}
        value={state}
        onChange={(id) => {
          setState(states.find((one) => one === id) ?? 'all');
          setPage(1);
        }}
        options={([...states, 'all'] as const).map((id) => ({ id, label: t(`feedback.state.${id}`) }))}
      />
      <h2 className="visually-hidden">{t('feedback.list')}</h2>
      <Panel flush busy={isFetching}>
        {data ? (
          data.rows.length === 0 ? (
            <EmptyState picture="mail" title={t('feedback.none')} text={t('feedback.noneText')} />
          ) : (
            <ul className={classNames(rows.rows, rows.fromTop)}>
              {data.rows.map((row) => (
                <FeedbackItem key={row.id} feedback={row} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState
            title={t('feedback.failed')}
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
            <span>{t('feedback.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}
