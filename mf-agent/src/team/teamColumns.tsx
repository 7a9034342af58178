import type { TeamRow } from '@unisite/shared/contract/agentTeam';
import type { Format, TextOf } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Avatar, type Column, classNames, Tag } from '@unisite/shared/ui';
import type { ReactNode } from 'react';
import type { useRateText } from '../rate/rateText.ts';
import { stateAppearance } from './stateAppearance.ts';
import styles from './Team.module.css';

interface Words extends ReturnType<typeof useRateText> {
  t: TextOf;
  format: Format;
}

interface TeamColumnsOptions {
  /** Whether a row is the level's own account rather than a downline. */
  isOwn: (row: TeamRow) => boolean;
  /** Search results come from anywhere below: each shows its upline. */
  isSearch: boolean;
  pathOf: (row: TeamRow) => string;
  menuOf: (row: TeamRow) => ReactNode;
}

/** Table columns of a team level, or of search results in it. */
export function teamColumns(
  { t, format, seriesText }: Words,
  { isOwn, isSearch, pathOf, menuOf }: TeamColumnsOptions,
): Column<TeamRow>[] {
  const figure = (amount: number, signed = false) => (
    <span className="num">{format.figures(amount, { whole: true, signed })}</span>
  );
  const about = (row: TeamRow) => {
    const kind = t(`kind.${row.kind}`);
    if (isOwn(row)) return t('team.ownPlay', { kind });
    return isSearch ? t('team.under', { kind, upline: row.upline }) : kind;
  };
  const seen = ({ isOnline, lastSeenAt }: TeamRow) =>
    isOnline ? (
      <span className={classNames(styles.seen, styles.online)}>
        <span className="dot" />
        {t('team.online')}
      </span>
    ) : (
      <span className={classNames(styles.seen, 'num')}>
        {lastSeenAt ? `${format.dayAndMonth(lastSeenAt)} ${format.time(lastSeenAt)}` : t('team.never')}
      </span>
    );
  return [
    {
      key: 'account',
      head: t('team.account'),
      sortable: true,
      className: styles.person,
      cell: (row) => (
        <div className="who">
          <Avatar name={row.account} src={row.avatar} size={34} />
          <span className={styles.name}>
            {isOwn(row) ? (
              <b>{t('team.own', { account: row.account })}</b>
            ) : row.kind === 'agent' || row.direct > 0 ? (
              <Link to={pathOf(row)}>
                <b>{row.account}</b>
              </Link>
            ) : (
              <b>{row.account}</b>
            )}
            <small>{about(row)}</small>
            {row.note && <small className={styles.note}>{row.note}</small>}
          </span>
        </div>
      ),
    },
    {
      key: 'rate',
      head: t('team.rate'),
      label: t('team.rate'),
      end: true,
      cell: ({ rate, rateTomorrow }) => (
        <span className={styles.pair}>
          <span className="num">{seriesText(rate.series)}</span>
          {rateTomorrow && (
            <small className="gold">{t('team.tomorrow', { rate: seriesText(rateTomorrow.series) })}</small>
          )}
        </span>
      ),
    },
    {
      key: 'below',
      head: t('team.below'),
      label: t('team.downlines'),
      end: true,
      cell: (row) =>
        isOwn(row) || row.team === 0 ? (
          <span className="muted">–</span>
        ) : (
          <span className="num">
            {format.number(row.direct)} <span className="muted">/ {format.number(row.team)}</span>
          </span>
        ),
    },
    {
      key: 'turnover',
      head: t('figure.turnover'),
      label: t('figure.turnover'),
      end: true,
      sortable: true,
      cell: ({ figures }) => figure(figures.turnover),
    },
    {
      key: 'result',
      head: t('team.result'),
      label: t('team.result'),
      end: true,
      sortable: true,
      cell: ({ figures }) => figure(figures.result, true),
    },
    {
      key: 'balance',
      head: t('team.balance'),
      label: t('team.balance'),
      end: true,
      sortable: true,
      cell: ({ balance }) => figure(balance),
    },
    {
      key: 'lastSeen',
      head: t('team.lastSeen'),
      label: t('team.lastSeen'),
      sortable: true,
      className: styles.lastSeen,
      cell: seen,
    },
    {
      key: 'state',
      head: t('team.state'),
      className: styles.state,
      cell: (row) => (
        <>
          <Tag {...stateAppearance[row.state]}>{t(`state.${row.state}`)}</Tag>
          <span className={styles.seenBelow}>{seen(row)}</span>
        </>
      ),
    },
    {
      key: 'acts',
      head: <span className="visually-hidden">{t('team.acts')}</span>,
      end: true,
      className: styles.acts,
      cell: menuOf,
    },
  ];
}
