import { matrix } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, ErrorState, Panel, Skeleton } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import type { OpenCell } from '../../../../frame/navigation/place.ts';
import { useTitle } from '../../../../frame/navigation/useTitle.ts';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { RemoteDrawer } from '../drawer/RemoteDrawer.tsx';
import { AlertStrip } from './AlertStrip.tsx';
import { CanariesPanel } from './CanariesPanel.tsx';
import { FilterBar } from './FilterBar.tsx';
import { type Filters, isShown } from './filters.ts';
import { Legend } from './Legend.tsx';
import styles from './Matrix.module.css';
import { MatrixTable } from './MatrixTable.tsx';
import { RecentAudit } from './RecentAudit.tsx';
import { useTrends } from './useTrends.ts';

/** Markets and remotes, with versions and health. */
export function MatrixPage({ cell }: { cell: OpenCell | null }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useOperation(matrix, {});
  const [filters, setFilters] = useState<Filters>({ text: '', team: '', state: 'all' });
  const trends = useTrends();
  useTitle(t('matrix.title'));

  const rows = data?.remotes.map((remote) => ({
    ...remote,
    cells: data.cells.filter((one) => one.remote === remote.name),
  }));
  const shown = rows?.filter((row) => isShown(row, filters));

  return (
    <>
      <div className={styles.head}>
        <div>
          <h1>{t('matrix.title')}</h1>
          <p className="muted">
            {data
              ? t('matrix.sum', { markets: data.markets.length, remotes: data.remotes.length })
              : t('matrix.loading')}
          </p>
        </div>
        <FilterBar
          filters={filters}
          teams={[...new Set(data?.remotes.map(({ team }) => team))]}
          onChange={setFilters}
        />
      </div>
      {data && <AlertStrip cells={data.cells} />}
      <Panel title={t('matrix.panel')} flush end={<Legend />} busy={!data && !error}>
        {error && !data ? (
          <ErrorState
            title={t('matrix.failed')}
            text={errorText(error)}
            code={error.code}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : !data || !shown ? (
          <div className="panel__body">
            <Skeleton kind="row" count={6} />
          </div>
        ) : shown.length === 0 ? (
          <EmptyState title={t('matrix.nothing')} text={t('matrix.nothingText')} />
        ) : (
          <MatrixTable markets={data.markets} remotes={shown} trends={trends} />
        )}
      </Panel>
      <div className={styles.below}>
        <CanariesPanel cells={data?.cells} />
        <RecentAudit />
      </div>
      {cell && <RemoteDrawer key={`${cell.remote}/${cell.market}`} cell={cell} />}
    </>
  );
}
