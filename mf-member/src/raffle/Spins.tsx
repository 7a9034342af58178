import { useOperation } from '@unisite/shared/api';
import { type RaffleSpin, raffleSpins } from '@unisite/shared/contract/raffle';
import { useFormat, useText } from '@unisite/shared/i18n';
import { Button, EmptyState, Pagination, Panel, QueryError, Skeleton, Table, VisuallyHidden } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';

const PAGE_SIZE = 10;

/** Past spins, newest first; each can be verified. */
export function Spins({ onVerify }: { onVerify: (spin: RaffleSpin) => void }): ReactElement {
  const t = useText();
  const format = useFormat();
  const [page, setPage] = useState(1);
  const query = useOperation(raffleSpins, { page, pageSize: PAGE_SIZE }, { staleTime: 0 });
  const { data, error } = query;
  return (
    <Panel title={t('raffle.history')} flush busy={query.isFetching}>
      {error && !data && <QueryError title={t('raffle.historyFailed')} query={query} />}
      {!data && !error && (
        <div className="panel__body">
          <Skeleton kind="row" count={3} />
        </div>
      )}
      {data && data.rows.length === 0 && <EmptyState picture="ticket" level={3} title={t('raffle.historyNone')} />}
      {data && data.rows.length > 0 && (
        <Table
          caption={t('raffle.history')}
          rows={data.rows}
          rowKey={({ id }) => id}
          columns={[
            { key: 'result', head: t('raffle.result'), cell: ({ field }) => <strong>{field.title}</strong> },
            {
              key: 'at',
              head: t('raffle.at'),
              label: t('raffle.at'),
              className: 'is-line',
              cell: ({ at }) => <span className="num">{format.dateTime(at)}</span>,
            },
            {
              key: 'paid',
              head: t('raffle.paid'),
              label: t('raffle.paid'),
              className: 'is-line',
              cell: ({ price }) =>
                price === null ? t('raffle.oneTicket') : t('raffle.paidPoints', { n: format.number(price) }),
            },
            {
              key: 'verify',
              head: <VisuallyHidden>{t('raffle.verify')}</VisuallyHidden>,
              end: true,
              cell: (spin) => (
                <Button
                  size="sm"
                  aria-label={t('raffle.verifyOne', { number: format.number(spin.proof.number) })}
                  onClick={() => onVerify(spin)}
                >
                  {t('raffle.verify')}
                </Button>
              ),
            },
          ]}
        />
      )}
      {data && data.total > PAGE_SIZE && (
        <Pagination page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
      )}
    </Panel>
  );
}
