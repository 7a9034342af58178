import { useOperation } from '@unisite/shared/api';
import { securityOverview } from '@unisite/shared/contract/memberSecurity';
import { useText } from '@unisite/shared/i18n';
import { currentLocation, navigate, useLocation } from '@unisite/shared/navigation';
import { type Tab, Tabs } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense } from 'react';
import { PageHead } from '../centre/PageHead.tsx';
import { useSummary } from '../profit/useSummary.ts';
import { SecuritySkeleton } from '../security/SecuritySkeleton.tsx';
import styles from './Account.module.css';
import { AccountOverview } from './AccountOverview.tsx';
import { type AccountView, accountViewPath, readAccountView } from './accountView.ts';

const loadSecurity = () => import('../security/SecurityView.tsx');
const SecurityView = lazy(loadSecurity);
// a failure shows when it is rendered
if (readAccountView(currentLocation().location.search) === 'security') loadSecurity().catch(() => {});

/** The member's account (section 2, securityCenter): overview and security. */
export default function AccountPage(): ReactElement {
  const t = useText();
  const view = readAccountView(useLocation().search);
  const tabs: (Tab & { id: AccountView })[] = [
    { id: 'overview', label: t('account.overview'), icon: 'id-card' },
    { id: 'security', label: t('account.security'), icon: 'shield' },
  ];
  return (
    <>
      {view === 'security' ? <SecurityHead /> : <OverviewHead />}
      <div className={`stack ${styles.views}`}>
        <Tabs
          label={t('menu.securityCenter')}
          fit
          tabs={tabs}
          value={view}
          onChange={(id) => navigate(accountViewPath(tabs.find((tab) => tab.id === id)?.id ?? view))}
        >
          {view === 'security' ? (
            <Suspense fallback={<SecuritySkeleton />}>
              <SecurityView />
            </Suspense>
          ) : (
            <AccountOverview />
          )}
        </Tabs>
      </div>
    </>
  );
}

function OverviewHead(): ReactElement {
  return <PageHead page="securityCenter" updatedAt={useSummary('securityCenter').query.dataUpdatedAt} />;
}

function SecurityHead(): ReactElement {
  return <PageHead page="securityCenter" updatedAt={useOperation(securityOverview, {}).dataUpdatedAt} />;
}
