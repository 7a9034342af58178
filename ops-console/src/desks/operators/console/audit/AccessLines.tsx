import { accessAudit, maxAccessCounted } from '@unisite/shared/contract/operatorsAccessAudit';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import type { AuditPlace } from '../../../../frame/navigation/place.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useNumberFormat } from '../../../../frame/words/useNumberFormat.ts';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditFoot, pageSize } from './AuditFoot.tsx';
import { accessKinds, isAccessKind } from './accessKinds.ts';
import { askedOf } from './askedOf.ts';

/** Operators' sign-ins and member accesses, filtered by person, kind or days. */
export function AccessLines({ place }: { place: AuditPlace }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const errorText = useErrorText();
  const { act: kind } = place;
  const { data, error, isFetching, refetch } = useOperation(
    accessAudit,
    { ...askedOf(place), ...(kind ? { kind } : {}), pageSize },
    { keepPrevious: true },
  );
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
                key: 'who',
                head: t('auditSearch.operator'),
                cell: ({ who }) => <strong>{who ?? t('auditSearch.stranger')}</strong>,
              },
              { key: 'kind', head: t('auditSearch.what'), cell: (row) => kindText(row.kind), className: 'is-line' },
              ...(['about', 'ip', 'browser'] as const).map((name) => ({
                key: name,
                head: t(`auditSearch.${name}`),
                label: t(`auditSearch.${name}`),
                className: 'is-line',
                cell: (row: { readonly [Name in typeof name]: string | null }) => row[name] ?? '–',
              })),
              {
                key: 'at',
                head: t('auditSearch.at'),
                end: true,
                cell: ({ at }) => <span className="num">{figures.when(at)}</span>,
              },
            ]}
          />
        )}
        <AuditFoot place={place} total={data?.total ?? 0} most={maxAccessCounted} />
      </Panel>
    </>
  );
}
