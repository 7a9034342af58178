import type { ValueOf } from '@unisite/shared/contract/operation';
import type { houseReport } from '@unisite/shared/contract/operatorsReports';
import { EmptyState, Panel, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { shareOf } from './change.ts';
import { useReportWords } from './useReportWords.ts';

/** Gifts to members, by source. */
export function GiftTable({ report: { gifts, total } }: { report: ValueOf<typeof houseReport> }): ReactElement {
  const { t, money, percent, change } = useReportWords();
  const given = total.bonus + total.rebate;
  return (
    <Panel flush title={t('reports.title.gifts')}>
      <Table
        tight
        cards={false}
        caption={t('reports.title.gifts')}
        rows={gifts}
        rowKey={({ source }) => source}
        empty={<EmptyState title={t('reports.noGifts')} />}
        columns={[
          {
            key: 'source',
            head: t('reports.by.source'),
            cell: ({ source }) => <strong>{t(`reports.source.${source}`)}</strong>,
          },
          {
            key: 'amount',
            head: t('reports.figure.given'),
            label: t('reports.figure.given'),
            end: true,
            cell: ({ amount }) => <span className="num">{money(amount)}</span>,
          },
          {
            key: 'share',
            head: t('reports.figure.part'),
            label: t('reports.figure.part'),
            end: true,
            cell: ({ amount }) => <span className="num">{percent(shareOf(amount, given))}</span>,
          },
          {
            key: 'change',
            head: t('reports.figure.before'),
            label: t('reports.figure.before'),
            end: true,
            cell: ({ amount, before }) => <span className="muted">{change(amount, before)}</span>,
          },
        ]}
        foot={
          <tr>
            <th scope="row">{t('reports.all')}</th>
            <td className="end" data-label={t('reports.figure.given')}>
              <span className="num">{money(given)}</span>
            </td>
            <td colSpan={2} />
          </tr>
        }
      />
    </Panel>
  );
}
