import { useOperation } from '@unisite/shared/api';
import { registrationsByLink } from '@unisite/shared/contract/agentLinks';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { type Column, EmptyState, Pagination, Panel, QueryError, Select, Table, Tag } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from './Links.module.css';
import { useLinks } from './linksQuery.ts';

type Registration = ValueOf<typeof registrationsByLink>['rows'][number];

const pageSize = 10;

/** New direct downlines, newest first, with the link that each came from. */
export function RegistrationsPanel(): ReactElement {
  const t = useText();
  const format = useFormat();
  const [{ code, page }, choose] = useState({ code: '', page: 1 });
  const links = useLinks().data?.rows ?? [];
  const registrations = useOperation(
    registrationsByLink,
    { page, pageSize, ...(code ? { code } : {}) },
    { keepPrevious: true },
  );
  const { data, error, isPlaceholderData } = registrations;
  const columns: Column<Registration>[] = [
    { key: 'account', head: t('registrations.account'), cell: ({ account }) => <b>{account}</b> },
    {
      key: 'at',
      head: t('registrations.at'),
      label: t('registrations.at'),
      cell: ({ at }) => (
        <time className="num" dateTime={at}>
          {format.dateTime(at)}
        </time>
      ),
    },
    {
      key: 'code',
      head: t('registrations.from'),
      label: t('registrations.from'),
      cell: (row) =>
        row.code ? <span className={styles.code}>{row.code}</span> : <span>{t('registrations.noLink')}</span>,
    },
    {
      key: 'domain',
      head: t('registrations.domain'),
      label: t('registrations.domain'),
      cell: ({ domain }) => <span className={styles.domain}>{domain}</span>,
    },
    {
      key: 'deposited',
      head: t('registrations.deposited'),
      end: true,
      cell: ({ deposited }) =>
        deposited ? (
          <Tag tone="jade" icon="check">
            {t('registrations.yes')}
          </Tag>
        ) : (
          <Tag icon="clock">{t('registrations.notYet')}</Tag>
        ),
    },
  ];
  return (
    <Panel
      title={t('registrations.title')}
      flush
      busy={registrations.isFetching}
      end={
        links.length > 0 && (
          <Select
            label={t('registrations.filter')}
            hideLabel
            size="sm"
            value={code}
            placeholder={t('registrations.all')}
            options={links.map((link) => ({ value: link.code, label: link.code }))}
            onChange={({ target }) => choose({ code: target.value, page: 1 })}
          />
        )
      }
    >
      {error && (!data || isPlaceholderData) ? (
        <QueryError title={t('registrations.failed')} query={registrations} />
      ) : (
        <div className={styles.table}>
          <Table
            caption={t('registrations.title')}
            columns={columns}
            rows={data?.rows}
            rowKey={({ account }) => account}
            awaited={3}
            busy={isPlaceholderData}
            empty={<EmptyState picture="mail" title={t('registrations.none')} text={t('registrations.noneText')} />}
          />
          {data && data.total > pageSize && (
            <div className="table-foot">
              <Pagination
                page={data.page}
                pages={Math.ceil(data.total / pageSize)}
                label={t('registrations.title')}
                onPage={(to) => choose({ code, page: to })}
              />
            </div>
          )}
        </div>
      )}
    </Panel>
  );
}
