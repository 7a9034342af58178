import { remoteDetail } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { ErrorState, Sheet, Skeleton, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { useOperation } from '../../../../frame/api/queries.ts';
import { drawerTabs, type OpenCell } from '../../../../frame/navigation/place.ts';
import { goTo } from '../../../../frame/navigation/usePlace.ts';
import { PartBoundary } from '../../../../frame/parts/PartBoundary.tsx';
import { PartFailed } from '../../../../frame/parts/PartFailed.tsx';
import { useErrorText } from '../../../../frame/words/useErrorText.ts';
import { useMarkets } from '../../../../frame/words/useMarkets.ts';
import { AuditTab } from './AuditTab.tsx';
import styles from './Drawer.module.css';
import { StateTab } from './StateTab.tsx';

const HealthTab = lazy(async () => ({ default: (await import('../health/HealthTab.tsx')).HealthTab }));
const VersionsTab = lazy(async () => ({ default: (await import('../versions/VersionsTab.tsx')).VersionsTab }));

/** Details of a remote in a market, and the acts on it. */
export function RemoteDrawer({ cell }: { cell: OpenCell }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const { nameOf } = useMarkets();
  const { remote, market, tab } = cell;
  const { data, error, refetch } = useOperation(remoteDetail, { name: remote });
  const placement = data?.placements.find((one) => one.market === market) ?? null;
  return (
    <Sheet
      open
      className={styles.drawer}
      title={t('placement.name', { remote, market: nameOf(market) })}
      end={data && <span className="tag">{t('matrix.ofTeam', { team: data.team })}</span>}
      onClose={() => goTo({ page: 'matrix', cell: null })}
    >
      {data ? (
        <Tabs
          label={t('drawer.tabs')}
          value={tab}
          onChange={(id) =>
            goTo(
              { page: 'matrix', cell: { ...cell, tab: drawerTabs.find((one) => one === id) ?? 'state' } },
              { replace: true },
            )
          }
          tabs={drawerTabs.map((id) => ({ id, label: t(`drawer.${id}`) }))}
        >
          <div className={styles.tab}>
            <PartBoundary key={tab} fallback={<PartFailed />}>
              <Suspense fallback={<Loading />}>
                {tab === 'state' && <StateTab remote={data} market={market} placement={placement} />}
                {tab === 'versions' && <VersionsTab remote={data} market={market} placement={placement} />}
                {tab === 'health' && <HealthTab remote={data} market={market} />}
                {tab === 'audit' && <AuditTab remote={remote} market={market} />}
              </Suspense>
            </PartBoundary>
          </div>
        </Tabs>
      ) : error ? (
        <ErrorState
          title={t('drawer.failed')}
          text={errorText(error)}
          code={error.code}
          onRetry={() => void refetch()}
        />
      ) : (
        <Loading />
      )}
    </Sheet>
  );
}

function Loading(): ReactElement {
  return (
    <div aria-busy className="stack">
      <Skeleton kind="block" height={44} />
      <Skeleton kind="block" height={180} />
      <Skeleton kind="row" count={4} />
    </div>
  );
}
