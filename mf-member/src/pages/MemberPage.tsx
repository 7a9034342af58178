import { useText } from '@unisite/shared/i18n';
import { currentLocation, goBack, navigate, useLocation, useSectionTitle } from '@unisite/shared/navigation';
import { CentreLayout } from '@unisite/shared/ui/centre';
import { lazy, type ReactElement, Suspense, useEffect, useRef } from 'react';
import { backLink, clearEntry, historyIndex, readEntry, saveEntry } from '../centre/backLink.ts';
import { SideMenu } from '../centre/SideMenu.tsx';
import { SubPageSkeleton } from '../centre/SubPageSkeleton.tsx';
import { readSubPage, type SubPage } from '../centre/subPage.ts';

const load = {
  securityCenter: () => import('../account/AccountPage.tsx'),
  wallet: () => import('../cash/wallet/WalletPage.tsx'),
  deposit: () => import('../cash/deposit/DepositPage.tsx'),
  withdrawal: () => import('../cash/withdrawal/WithdrawalPage.tsx'),
  transferUpline: () => import('../lineTransfers/TransferUplinePage.tsx'),
  referral: () => import('../referral/ReferralPage.tsx'),
  identity: () => import('../identity/IdentityPage.tsx'),
  responsiblePlay: () => import('../protection/ProtectionPage.tsx'),
  messageV2: () => import('../inbox/InboxPage.tsx'),
  feedback: () => import('../feedback/FeedbackPage.tsx'),
  personalHistoryCopy: () => import('../records/BetsPage.tsx'),
  transactionHistory: () => import('../records/TransactionsPage.tsx'),
  statement: () => import('../statement/StatementPage.tsx'),
  personalProfit: () => import('../profit/ProfitPage.tsx'),
  rewardCenter: () => import('../activities/ActivitiesPage.tsx'),
  missionLeaderboard: () => import('../missions/MissionsPage.tsx'),
  raffle: () => import('../raffle/RafflePage.tsx'),
  bonusDetails: () => import('../bonuses/BonusesPage.tsx'),
  manualRebate: () => import('../rebates/RebatesPage.tsx'),
} as const satisfies Record<SubPage, () => Promise<{ default: () => ReactElement }>>;

const views = {
  securityCenter: lazy(load.securityCenter),
  wallet: lazy(load.wallet),
  deposit: lazy(load.deposit),
  withdrawal: lazy(load.withdrawal),
  transferUpline: lazy(load.transferUpline),
  referral: lazy(load.referral),
  responsiblePlay: lazy(load.responsiblePlay),
  identity: lazy(load.identity),
  messageV2: lazy(load.messageV2),
  feedback: lazy(load.feedback),
  personalHistoryCopy: lazy(load.personalHistoryCopy),
  transactionHistory: lazy(load.transactionHistory),
  statement: lazy(load.statement),
  personalProfit: lazy(load.personalProfit),
  rewardCenter: lazy(load.rewardCenter),
  missionLeaderboard: lazy(load.missionLeaderboard),
  raffle: lazy(load.raffle),
  bonusDetails: lazy(load.bonusDetails),
  manualRebate: lazy(load.manualRebate),
} as const satisfies Record<SubPage, unknown>;

/** Preloads a page's code; a failure shows when it is rendered. */
const near = (page: SubPage): void => void load[page]().catch(() => {});
near(readSubPage(currentLocation().location.search));

/** The member centre (section 2): a menu, and the page named in the address. */
export default function MemberPage(): ReactElement {
  const t = useText();
  const page = readSubPage(useLocation().search);
  useSectionTitle(t(`menu.${page}`));
  const close = useBackLink();
  const View = views[page];
  return (
    <CentreLayout
      side={<SideMenu current={page} onClose={close} onNear={near} />}
      page={page}
      label={t(`menu.${page}`)}
    >
      <Suspense key={page} fallback={<SubPageSkeleton page={page} />}>
        <View />
      </Suspense>
    </CentreLayout>
  );
}

/**
 * Returns to where the visitor was before the centre, however many of its pages were visited; home if the visit began
 * here.
 */
function useBackLink(): () => void {
  const entry = useRef<number | null>(null);
  useEffect(() => {
    entry.current ??= readEntry(historyIndex(window.history.state));
    saveEntry(entry.current);
    return () => clearEntry();
  }, []);
  return () => {
    const now = historyIndex(window.history.state);
    const way = backLink(entry.current ?? now, now);
    if ('steps' in way) goBack(way.steps);
    else navigate(way.to);
  };
}
