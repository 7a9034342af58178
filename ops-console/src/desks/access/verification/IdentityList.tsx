import {
  type IdentitySelection,
  identityDesk,
  identitySelection,
  type OperatorIdentityRow,
} from '@unisite/shared/contract/operatorsIdentity';
import { useText } from '@unisite/shared/i18n';
import { Button, Chips, EmptyState, ErrorState, Pagination, Panel, Select, Skeleton, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../frame/api/queries.ts';
import cards from '../../../frame/cards/Cards.module.css';
import { MemberLink } from '../../../frame/cards/MemberName.tsx';
import { hashOf } from '../../../frame/navigation/place.ts';
import { useErrorText } from '../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../frame/words/useMarkets.ts';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Identity.module.css';
import { identityTags } from './identityTags.ts';

const pageSize = 20;

/** Identity checks, longest waiting first. */
export function IdentityList(): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const figures = useNumberFormat();
  const { markets, nameOf } = useMarkets();
  const [selection, setSelection] = useState<IdentitySelection>('waiting');
  const [market, setMarket] = useState('');
  const [page, setPage] = useState(1);
  const { data, error, isFetching, refetch } = useOperation(
    identityDesk,
    { selection, ...(market === '' ? {} : { market }), page, pageSize },
    { keepPrevious: true },
  );
  return (
    <>
      <div className={cards.head}>
        <div>
          <h1>{t('identity.title')}</h1>
          <p className="muted">{t('identity.intro')}</p>
        </div>
        <Select
          label={t('identity.market')}
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
        label={t('identity.filter')}
        value={selection}
        onChange={(id) => {
          setSelection(identitySelection.options.find((one) => one === id) ?? 'waiting');
          setPage(1);
        }}
        options={identitySelection.options.map((id) => ({ id, label: t(`identity.selection.${id}`) }))}
      />
      <h2 className="visually-hidden">{t('identity.list')}</h2>
      <Panel flush busy={isFetching}>
        {data ? (
          data.rows.length === 0 ? (
            <EmptyState picture="lantern" title={t('identity.none')} text={t('identity.noneText')} />
          ) : (
            <ul className={styles.list}>
              {data.rows.map((row) => (
                <IdentityItem key={row.id} row={row} />
              ))}
            </ul>
          )
        ) : error ? (
          <ErrorState
            title={t('identity.failed')}
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
            <span>{t('identity.total', { count: data.total, n: figures.count(data.total) })}</span>
            <Pagination page={page} pages={Math.ceil(data.total / pageSize)} onPage={setPage} />
          </div>
        )}
      </Panel>
    </>
  );
}

/** One check of the list: state, member, waiting time. */
function IdentityItem({ row }: { row: OperatorIdentityRow }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const { nameOf } = useMarkets();
  const { id, state, market, member, document, triesLeft, decider, askedAt, sentAt } = row;
  const since = sentAt ?? askedAt;
  return (
    <li>
      <div className={styles.who}>
        <MemberLink account={member.account} />
        <span className="muted">{member.nickname}</span>
      </div>
      <div className="row">
        <Tag {...identityTags[state]}>{t(`identity.state.${state}`)}</Tag>
        {decider && <span className="muted">{t(`identity.decider.${decider}`)}</span>}
      </div>
      <span>{t(`identity.document.${document ?? 'none'}`)}</span>
      <span>{t('identity.tries', { count: triesLeft })}</span>
      <span className="muted">
        {nameOf(market)} · <time dateTime={since}>{figures.when(since)}</time>
      </span>
      <Button
        size="sm"
        variant={decider === 'operator' ? 'primary' : 'outline'}
        icon="eye"
        href={hashOf({ page: 'identity', check: id })}
        aria-label={t('identity.openOf', { account: member.account })}
      >
        {t('identity.open')}
      </Button>
    </li>
  );
}
