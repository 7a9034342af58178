import { prefetch, useOperation } from '@unisite/shared/api';
import { lotteryMenus, popularLotteries } from '@unisite/shared/contract/lottery';
import { useText } from '@unisite/shared/i18n';
import { EmptyState, QueryError, Skeleton } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { DayColumn } from '../draws/DayColumn.tsx';
import { ElectronicGroup } from '../draws/ElectronicGroup.tsx';
import { HotStrip } from '../draws/HotStrip.tsx';
import { electronicMenus, menuColumns } from '../draws/menuColumns.ts';
import styles from '../draws/TodaysDraws.module.css';

prefetch(lotteryMenus, {});
prefetch(popularLotteries, {});

/** The navigation's lottery dropdown (section 2): hot strip, Vietnamese menus by weekday, electronic games. */
export default function TodaysDraws(): ReactElement {
  const t = useText();
  const menus = useOperation(lotteryMenus, {}, { staleTime: 600_000 });
  const popular = useOperation(popularLotteries, {}, { staleTime: 600_000 });

  if (menus.error && !menus.data) {
    return <QueryError title={t('draws.failed')} query={menus} />;
  }
  if (!menus.data) return <Waiting />;

  const columns = menuColumns(menus.data.menus);
  const electronic = electronicMenus(menus.data.menus);
  if (columns.length === 0 && electronic.length === 0) return <EmptyState picture="ticket" title={t('draws.none')} />;
  return (
    <div className={styles.box}>
      <div className={styles.root}>
        {popular.data && popular.data.rows.length > 0 && <HotStrip games={popular.data.rows} />}
        {columns.length > 0 && (
          <div className={styles.columns}>
            {columns.map((column) => (
              <DayColumn key={column.key} column={column} />
            ))}
          </div>
        )}
        {electronic.length > 0 && <ElectronicGroup menus={electronic} alone={columns.length === 0} />}
      </div>
    </div>
  );
}

function Waiting(): ReactElement {
  return (
    <div className={styles.box} aria-busy>
      <div className={styles.root}>
        <Skeleton kind="block" height={48} />
        <div className={styles.columns}>
          {['north', 'central', 'south'].map((key) => (
            <Skeleton key={key} kind="block" height={220} />
          ))}
        </div>
      </div>
    </div>
  );
}
