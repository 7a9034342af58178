import { useFormat, useText } from '@unisite/shared/i18n';
import { usePermissions, useSession } from '@unisite/shared/session';
import { Count, type IconName, VisuallyHidden } from '@unisite/shared/ui';
import { CentreSide, SideEntry, SideGroup } from '@unisite/shared/ui/centre';
import type { ReactElement } from 'react';
import { useMissions } from '../missions/useMissions.ts';
import { joinedDay } from './joinedDay.ts';
import { type SubPage, subPagePath } from './subPage.ts';
import { useUnread } from './useUnread.ts';

const groups: readonly { key: string; pages: readonly SubPage[] }[] = [
  {
    key: 'account',
    pages: [
      'securityCenter',
      'wallet',
      'deposit',
      'withdrawal',
      'transferUpline',
      'responsiblePlay',
      'identity',
      'messageV2',
      'feedback',
    ],
  },
  { key: 'records', pages: ['personalHistoryCopy', 'transactionHistory', 'statement', 'personalProfit'] },
  {
    key: 'rewards',
    pages: ['rewardCenter', 'missionLeaderboard', 'raffle', 'bonusDetails', 'manualRebate', 'referral'],
  },
];

/** Pages hidden during a break. */
const urging: readonly SubPage[] = ['deposit', 'missionLeaderboard', 'raffle'];

const icons: Readonly<Record<SubPage, IconName>> = {
  securityCenter: 'id-card',
  wallet: 'wallet',
  deposit: 'deposit',
  withdrawal: 'withdraw',
  transferUpline: 'transfer',
  responsiblePlay: 'shield',
  identity: 'camera',
  messageV2: 'mail',
  feedback: 'chat',
  personalHistoryCopy: 'history',
  transactionHistory: 'document',
  statement: 'download',
  personalProfit: 'chart',
  rewardCenter: 'star',
  missionLeaderboard: 'trophy',
  raffle: 'spark',
  bonusDetails: 'gift',
  referral: 'user-plus',
  manualRebate: 'cashback',
};

interface SideMenuProps {
  current: SubPage;
  onClose: () => void;
  /** Preloads a page about to be opened. */
  onNear: (page: SubPage) => void;
}

/** The member centre's menu (section 2): profile, membership time, and pages. */
export function SideMenu({ current, onClose, onNear }: SideMenuProps): ReactElement {
  const t = useText();
  const { onBreak } = usePermissions();
  return (
    <CentreSide
      who={useMemberHead()}
      label={t('menu.label')}
      current={current}
      close={{ label: t('menu.close'), onClose }}
    >
      {groups.map(({ key, pages }) => (
        <SideGroup key={key} title={t(`menu.${key}`)}>
          {pages
            .filter((page) => !onBreak || !urging.includes(page))
            .map((page) => (
              <SideEntry
                key={page}
                to={subPagePath(page)}
                icon={icons[page]}
                current={page === current}
                onNear={() => onNear(page)}
              >
                {t(`menu.${page}`)}
                {page === 'messageV2' && <Unread />}
                {page === 'missionLeaderboard' && <Available />}
              </SideEntry>
            ))}
        </SideGroup>
      ))}
    </CentreSide>
  );
}

function Unread(): ReactElement {
  const t = useText();
  const unread = useUnread();
  return (
    <>
      <Count value={unread} />
      {unread > 0 && <VisuallyHidden>{t('menu.unread', { count: unread })}</VisuallyHidden>}
    </>
  );
}

/** Number of claimable mission rewards (section 2). */
function Available(): ReactElement {
  const t = useText();
  const available = useMissions().data?.available ?? 0;
  return (
    <>
      <Count value={available} />
      {available > 0 && <VisuallyHidden>{t('menu.available', { count: available })}</VisuallyHidden>}
    </>
  );
}

function useMemberHead() {
  const t = useText();
  const format = useFormat();
  const session = useSession();
  if (session.status === 'out') return null;
  const { account, nickname, avatar, level, regDate } = session.info;
  const day = joinedDay(regDate, new Date());
  const note = day === null ? null : t('who.day', { day: format.number(day) });
  return { name: nickname || account, avatar, heading: account, level, note };
}
