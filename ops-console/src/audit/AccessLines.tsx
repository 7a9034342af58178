import { accessAudit, mostAccessCounted } from '@unisite/shared/contract/operatorsAccessAudit';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Pagination, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../api/queries.ts';
import type { AuditPlace } from '../frame/place.ts';
import { goTo } from '../frame/usePlace.ts';
import { useErrorText } from '../words/useErrorText.ts';
import { useNumberFormat } from '../words/useNumberFormat.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { accessKinds, isAccessKind } from './accessKinds.ts';
import { askedOf } from './askedOf.ts';

const pageSize = 20;

/** How operators signed in and what they looked at and did of members, narrowed to a person, a kind or days. */
export function AccessLines({ place }: { place: AuditPlace }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const errorText = useErrorText();
  const { act: kind, number } = place;
  const { data, error, isFetching, refetch } = useOperation(
    accessAudit,
    { ...askedOf(place), ...(kind ? { kind } : {}), pageSize },
    { keepPrevious: true },
  );
  const total = data?.total ?? 0;
  const kindText = (one: string) => (isAccessKind(one) ? t(`auditSearch.kind.${one}`) : one);
  return (
    <>
      <AuditFilters
        key={place.who}
        place={place}
        acts={accessKinds.map((one) => ({ value: one, label: kindText(one) }))}
      />
      <h2 className="visually-hidden">{t('audit.list')}</h2>
      <Panel flush busy={isFetching}>
        {error && !data ? (
          <ErrorState
            title={t('audit.failed')}
            text={errorText(error)}
            code={error.code}
            onRetry={() => void refetch()}
          />
        ) : (
          <Table
            tight
            caption={t('auditSearch.access')}
            rows={data?.rows}
            rowKey={({ id }) => id}
            awaited={8}
            empty={<EmptyState title={t('auditSearch.nothing')} text={t('auditSearch.nothingText')} />}
            columns={[
              {
                ...{ key: 'who', head: t('auditSearch.operator') },
                cell: ({ who }) => <strong>{who ?? t('auditSearch.stranger')}</strong>,
              },
              { key: 'kind', head: t('auditSearch.what'), cell: (row) => kindText(row.kind), className: 'is-line' },
              ...(['about', 'ip', 'browser'] as const).map((name) => ({
                ...{ key: name, head: t(`auditSearch.${name}`), label: t(`auditSearch.${name}`), className: 'is-line' },
                cell: (row: { readonly [Name in typeof name]: string | null }) => row[name] ?? '–',
              })),
              {
                ...{ key: 'at', head: t('auditSearch.at'), end: true },
                cell: ({ at }) => <span className="num">{figures.when(at)}</span>,
              },
            ]}
          />
        )}
        {data && total > 0 && (
          <div className="table-foot">
            <span role="status">
              {t('audit.total', { count: total, n: `${figures.count(total)}${total >= mostAccessCounted ? '+' : ''}` })}
            </span>
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
