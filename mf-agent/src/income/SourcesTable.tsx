import type { IncomeKind } from '@unisite/shared/contract/agentReports';
import { type Format, type TextOf, useFormat, useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { type Column, Icon, type IconName, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { type AgentPage, agentPath } from '../centre/agentPage.ts';
import type { Income } from './income.ts';
import { toneOf } from './toneOf.ts';

type Source = Income['kinds'][number];

const icons: Readonly<Record<IncomeKind, IconName>> = {
  series: 'cashback',
  dividend: 'percent',
  daily: 'calendar',
  hourly: 'clock',
  realtime: 'bolt',
};

/** Page with the statements of a source; null: below, on this page. */
const pages: Readonly<Record<IncomeKind, AgentPage | null>> = {
  series: null,
  dividend: 'dividend',
  daily: 'dailyWages',
  hourly: 'hourlySalary',
  realtime: 'realtimeSalary',
};

/** Earnings, cost and remainder by source. */
export function SourcesTable({ income }: { income: Income }): ReactElement {
  const t = useText();
  const format = useFormat();
  const kept = income.earned - income.given;
  return (
    <Table
      caption={t('income.sources')}
      columns={columns(t, format, kept)}
      rows={income.kinds}
      rowKey={({ kind }) => kind}
      foot={
        <tr>
          <td>{t('income.all')}</td>
          <td className="end num" data-label={t('income.earned')}>
            {format.figures(income.earned)}
          </td>
          <td className="end num" data-label={t('income.given')}>
            {format.figures(0 - income.given)}
          </td>
          <td className={`end num ${toneOf(kept)}`} data-label={t('income.kept')}>
            {format.figures(kept)}
          </td>
          <td className="not-phone" colSpan={2} />
        </tr>
      }
    />
  );
}

function columns(t: TextOf, format: Format, all: number): Column<Source>[] {
  return [
    {
      key: 'kind',
      head: t('income.kind'),
      cell: ({ kind }) => (
        <span className="row">
          <Icon name={icons[kind]} size={16} />
          {t(`incomeKind.${kind}`)}
        </span>
      ),
    },
    {
      key: 'earned',
      head: t('income.earned'),
      label: t('income.earned'),
      end: true,
      cell: ({ earned }) => <span className="num">{format.figures(earned)}</span>,
    },
    {
      key: 'given',
      head: t('income.given'),
      label: t('income.given'),
      end: true,
      className: ({ given }) => (given > 0 ? 'down' : 'muted'),
      cell: ({ given }) => <span className="num">{format.figures(0 - given)}</span>,
    },
    {
      key: 'kept',
      head: t('income.kept'),
      label: t('income.kept'),
      end: true,
      cell: ({ earned, given }) => <span className="num">{format.figures(earned - given)}</span>,
    },
    {
      key: 'share',
      head: t('income.share'),
      label: t('income.share'),
      end: true,
      className: 'muted',
      cell: ({ earned, given }) => (
        <span className="num">
          {all > 0 && earned > given ? format.percent(((earned - given) / all) * 100, 1) : '–'}
        </span>
      ),
    },
    {
      key: 'statements',
      head: <span className="visually-hidden">{t('income.statements')}</span>,
      end: true,
      cell: ({ kind }) => {
        const page = pages[kind];
        return (
          page && (
            <Link className="link" to={agentPath(page)}>
              {t('income.statements')}
            </Link>
          )
        );
      },
    },
  ];
}
