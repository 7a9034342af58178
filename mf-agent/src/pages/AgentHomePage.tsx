import { useText } from '@unisite/shared/i18n';
import { currentLocation, useLocation, useSectionTitle } from '@unisite/shared/navigation';
import { CentreLayout } from '@unisite/shared/ui/centre';
import { lazy, type ReactElement, Suspense, useEffect } from 'react';
import { AgentSide } from '../centre/AgentSide.tsx';
import { type AgentPage, readAgentPage } from '../centre/agentPage.ts';
import { PageSkeleton } from '../centre/PageSkeleton.tsx';
import { downloads } from '../files/downloads.ts';

const contracts = () => import('../contracts/ContractsPage.tsx');
const load = {
  announcement: () => import('../announcements/AnnouncementsPage.tsx'),
  overview: () => import('../overview/OverviewPage.tsx'),
  registerCenter: () => import('../open/RegisterPage.tsx'),
  teamManagement: () => import('../team/TeamPage.tsx'),
  teamBetting: () => import('../betting/BettingPage.tsx'),
  userProfit: () => import('../profit/ProfitPage.tsx'),
  income: () => import('../income/IncomePage.tsx'),
  transactionDetails: () => import('../transactions/TransactionsPage.tsx'),
  dividend: contracts,
  dailyWages: contracts,
  hourlySalary: contracts,
  realtimeSalary: contracts,
} as const satisfies Record<AgentPage, () => Promise<{ default: () => ReactElement }>>;

const contractsView = lazy(contracts);
const views = {
  announcement: lazy(load.announcement),
  overview: lazy(load.overview),
  registerCenter: lazy(load.registerCenter),
  teamManagement: lazy(load.teamManagement),
  teamBetting: lazy(load.teamBetting),
  userProfit: lazy(load.userProfit),
  income: lazy(load.income),
  transactionDetails: lazy(load.transactionDetails),
  dividend: contractsView,
  dailyWages: contractsView,
  hourlySalary: contractsView,
  realtimeSalary: contractsView,
} as const satisfies Record<AgentPage, unknown>;

/** Preloads a page's code; a failure shows when it is rendered. */
const near = (page: AgentPage): void => void load[page]().catch(() => {});
near(readAgentPage(currentLocation().location.search));

/** The agent centre (section 2): a menu, and the page named in the address. */
export default function AgentHomePage(): ReactElement {
  const t = useText();
  const page = readAgentPage(useLocation().search);
  useSectionTitle(t(`menu.${page}`));
  // a download continues across the centre's pages and is discarded on leaving: the next user may be another
  useEffect(() => downloads.clear, []);
  const View = views[page];
  return (
    <CentreLayout side={<AgentSide current={page} onNear={near} />} page={page} label={t(`menu.${page}`)}>
      <Suspense key={page} fallback={<PageSkeleton page={page} />}>
        <View />
      </Suspense>
    </CentreLayout>
  );
}
