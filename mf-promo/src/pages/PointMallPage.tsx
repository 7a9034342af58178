import { prefetch } from '@unisite/shared/api';
import { pointConfig, pointRewards } from '@unisite/shared/contract/points';
import { useText } from '@unisite/shared/i18n';
import { Link, useSearch } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Panel, Skeleton } from '@unisite/shared/ui';
import { lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import { EarnRules } from '../mall/EarnRules.tsx';
import { GoodsGrid } from '../mall/GoodsGrid.tsx';
import { mallPath, mallTabs, readMallTab } from '../mall/mallPlace.ts';
import { Purse } from '../mall/Purse.tsx';
import { SignInFirst } from '../mall/SignInFirst.tsx';
import styles from '../notices/Notices.module.css';

const RedeemHistory = lazy(async () => ({ default: (await import('../mall/RedeemHistory.tsx')).RedeemHistory }));
const PointRecord = lazy(async () => ({ default: (await import('../mall/PointRecord.tsx')).PointRecord }));
const ConvertPanel = lazy(async () => ({ default: (await import('../mall/ConvertPanel.tsx')).ConvertPanel }));

prefetch(pointRewards, {});
prefetch(pointConfig, {});

/** The points mall: items, redemptions, movements and conversion to money; the address names the tab. */
export default function PointMallPage(): ReactElement {
  const t = useText();
  const tab = readMallTab(useSearch());
  return (
    <div className="wrap page page--tight">
      <header className={styles.head}>
        <div>
          <h1>{t('mall.title')}</h1>
          <p className="muted">{t('mall.intro')}</p>
        </div>
        <nav className="tabs tabs--fit" aria-label={t('mall.title')}>
          {mallTabs.map((one) => (
            <Link key={one} className="tabs__item" to={mallPath(one)} aria-current={one === tab ? 'page' : undefined}>
              {t(`mall.tab.${one}`)}
            </Link>
          ))}
        </nav>
      </header>
      {tab === 'goods' && (
        <>
          <Purse />
          <GoodsGrid />
          <EarnRules />
        </>
      )}
      {tab !== 'goods' && (
        <Suspense fallback={<Waiting />}>
          {tab === 'convert' && <ConvertPanel />}
          {tab === 'history' && (
            <MembersOnly>
              <RedeemHistory />
            </MembersOnly>
          )}
          {tab === 'record' && (
            <MembersOnly>
              <PointRecord />
            </MembersOnly>
          )}
        </Suspense>
      )}
    </div>
  );
}

const Waiting = () => (
  <Panel busy>
    <Skeleton kind="block" height={320} />
  </Panel>
);

function MembersOnly({ children }: { children: ReactNode }): ReactNode {
  return usePermissions().memberCentre ? children : <SignInFirst returnTo="/pointMall" />;
}
