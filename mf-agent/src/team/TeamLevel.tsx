import type { agentTeam, TeamRow } from '@unisite/shared/contract/agentTeam';
import type { ValueOf } from '@unisite/shared/contract/operation';
import { useFormat, useText } from '@unisite/shared/i18n';
import { navigate } from '@unisite/shared/navigation';
import { Button, EmptyState, Pagination, type SortOrder, Table } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { branchBettingPath } from '../betting/bettingFilters.ts';
import { agentPath } from '../centre/agentPage.ts';
import { useCopy } from '../centre/useCopy.ts';
import { useMayChange } from '../centre/useMayChange.ts';
import { useRateText } from '../rate/rateText.ts';
import { type RowAct, RowMenu } from './RowMenu.tsx';
import styles from './Team.module.css';
import { teamColumns } from './teamColumns.tsx';
import { isNarrowed, levelPath, type TeamFilters, teamPath, teamSorts } from './teamFilters.ts';

type Level = ValueOf<typeof agentTeam>;

/** An action on a team member. */
export type TeamTask =
  | { kind: 'rate' | 'send' | 'limits'; account: string }
  | { kind: 'opening'; account: string; isAllowed: boolean };

interface TeamLevelProps {
  /** Undefined while loading. */
  level: Level | undefined;
  /** Another level is loading. */
  isStale: boolean;
  filters: TeamFilters;
  onFilters: (to: Partial<TeamFilters>) => void;
  onPage: (page: number) => void;
  onTask: (task: TeamTask) => void;
}

/** One level of the tree: the account's own play, its direct downlines, and the whole branch as footer. */
export function TeamLevel({ level, isStale, filters, onFilters, onPage, onTask }: TeamLevelProps): ReactElement {
  const t = useText();
  const format = useFormat();
  const rateText = useRateText();
  const actsOf = useActs(filters, level?.way[0]?.account, onTask);
  const isSearch = filters.search !== '';
  const own = isSearch || filters.page > 1 ? undefined : level?.own;
  const isOwn = (row: TeamRow) => row === own;
  const rows = level && (own ? [own, ...level.rows] : level.rows);
  const columns = teamColumns(
    { t, format, ...rateText },
    {
      isOwn,
      isSearch,
      pathOf: ({ account }) => levelPath(filters, account),
      menuOf: (row) =>
        isOwn(row) ? null : (
          <RowMenu label={t('team.actsOf', { account: row.account })} short={t('team.actsShort')} acts={actsOf(row)} />
        ),
    },
  );
  const sort = ({ key, direction }: SortOrder) => {
    const chosen = teamSorts.find((one) => one === key);
    if (chosen) onFilters({ sort: chosen, order: direction === 'ascending' ? 'asc' : 'desc' });
  };
  const nobody = level?.rows.length === 0 && <Nobody level={level} filters={filters} />;
  return (
    <>
      <div className={styles.level} data-stale={isStale || undefined}>
        <Table
          caption={t(isSearch ? 'team.found' : 'team.caption', { account: level?.own.account ?? '' })}
          columns={columns}
          rows={rows}
          rowKey={({ account }) => account}
          rowClassName={(row) => (isOwn(row) ? styles.own : undefined)}
          awaited={8}
          busy={isStale}
          empty={nobody}
          sort={{ key: filters.sort, direction: filters.order === 'asc' ? 'ascending' : 'descending' }}
          onSort={sort}
          foot={level && !isSearch && level.rows.length > 0 && <Branch level={level} />}
        />
        {rows && rows.length > 0 && nobody}
      </div>
      <div className="table-foot">
        <span aria-live="polite">{level && <Count level={level} isNarrowed={isNarrowed(filters)} />}</span>
        {level && <Pagination page={level.page} pages={Math.ceil(level.total / level.pageSize)} onPage={onPage} />}
      </div>
    </>
  );
}

/** Actions on a row; none for read-only users. */
function useActs(
  filters: TeamFilters,
  agent: string | undefined,
  onTask: (task: TeamTask) => void,
): (row: TeamRow) => RowAct[] {
  const t = useText();
  const copy = useCopy();
  const mayChange = useMayChange();
  return ({ account, kind, direct, state, upline }) => {
    const isStopped = state === 'noDownline';
    const acts: RowAct[] = [];
    if (kind === 'agent' || direct > 0) {
      acts.push({ key: 'view', icon: 'tree', label: t('team.view'), to: levelPath(filters, account) });
    }
    acts.push({ key: 'bets', icon: 'ticket', label: t('team.bets'), to: branchBettingPath(account, filters.period) });
    if (mayChange) {
      const onSelect = () => onTask({ kind: 'rate', account });
      acts.push({ key: 'rate', icon: 'percent', label: t('team.changeRate'), onSelect });
    }
    if (mayChange && upline === agent && state === 'active') {
      acts.push({ key: 'send', icon: 'send', label: t('send.act'), onSelect: () => onTask({ kind: 'send', account }) });
    }
    // limits are set by the direct upline
    if (upline === agent) {
      acts.push({
        key: 'limits',
        icon: 'shield',
        label: t('team.limits'),
        onSelect: () => onTask({ kind: 'limits', account }),
      });
    }
    const onCopy = () => void copy(account, t('team.copied', { account }));
    acts.push({ key: 'copy', icon: 'copy', label: t('team.copyName'), onSelect: onCopy });
    if (mayChange && kind === 'agent' && state !== 'closed') {
      acts.push({
        key: 'opening',
        icon: isStopped ? 'play' : 'pause',
        label: t(isStopped ? 'opening.allow' : 'opening.stop'),
        danger: !isStopped,
        onSelect: () => onTask({ kind: 'opening', account, isAllowed: isStopped }),
      });
    }
    return acts;
  };
}

/** The account with everybody below it. */
function Branch({ level: { own, branch } }: { level: Level }): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <tr className={styles.branch}>
      <td>{t('team.branch', { account: own.account })}</td>
      <td className={styles.skipped} />
      <td className="end" data-label={t('team.downlines')}>
        <span className="num">
          {format.number(own.direct)} <span className="muted">/ {format.number(own.team)}</span>
        </span>
      </td>
      <td className="end" data-label={t('figure.turnover')}>
        <span className="num">{format.figures(branch.turnover, { whole: true })}</span>
      </td>
      <td className="end" data-label={t('team.result')}>
        <span className="num">{format.figures(branch.result, { whole: true, signed: true })}</span>
      </td>
      <td className={styles.skipped} colSpan={4} />
    </tr>
  );
}

function Count({ level: { total, own }, isNarrowed }: { level: Level; isNarrowed: boolean }): ReactElement {
  const t = useText();
  const format = useFormat();
  const values = { count: total, figure: format.number(total), team: format.number(own.team) };
  return <>{t(isNarrowed ? 'team.countFound' : 'team.count', values)}</>;
}

/** Empty state: nothing found, everything filtered, or an empty branch. */
function Nobody({ level, filters }: { level: Level; filters: TeamFilters }): ReactElement {
  const t = useText();
  const mayChange = useMayChange();
  const { account } = level.own;
  if (level.page > 1) {
    return (
      <EmptyState
        title={t('team.pastEnd')}
        action={<Button href={teamPath({ ...filters, page: 1 })}>{t('team.toFirst')}</Button>}
      />
    );
  }
  if (filters.search !== '') {
    return (
      <EmptyState
        title={t('team.notFound', { search: filters.search })}
        text={t('team.notFoundText', { account })}
        action={
          level.way.length > 1 && (
            <Button onClick={() => navigate(teamPath({ ...filters, account: null, page: 1 }))}>
              {t('team.searchAll')}
            </Button>
          )
        }
      />
    );
  }
  if (isNarrowed(filters)) {
    return (
      <EmptyState
        title={t('team.noneSuch')}
        action={
          <Button icon="refresh" href={levelPath(filters, filters.account)}>
            {t('team.reset')}
          </Button>
        }
      />
    );
  }
  const isTop = level.way.length === 1;
  return (
    <EmptyState
      picture="lantern"
      title={t('team.none')}
      text={t(isTop ? 'team.noneText' : 'team.noneBelow', { account })}
      action={
        isTop &&
        mayChange && (
          <Button variant="primary" icon="link" href={agentPath('registerCenter')}>
            {t('links.make')}
          </Button>
        )
      }
    />
  );
}
