import type { NavigationOffer } from '@unisite/shared/contract/registry';
import { useLocalized, useText } from '@unisite/shared/i18n';
import { Link, useLocation } from '@unisite/shared/navigation';
import { requireLogin, useSession } from '@unisite/shared/session';
import { Count, Icon, type IconName, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { navigationEntries } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { WithoutScripts } from '../plain/WithoutScripts.tsx';
import { memberPages, useMemberArea } from './memberArea.ts';
import { currentItem } from './navigationItems.ts';
import { PhoneMenuButton } from './PhoneMenuButton.tsx';
import { useUnread } from './useUnread.ts';

const tabs = ['games', 'lottery', 'promotions'] as const satisfies readonly NavigationOffer['tab'][];

/** The phone's tab bar: home, the tabs that this market's remotes fill, and the account. */
export function TabBar(): ReactElement {
  const t = useText();
  const { pathname } = useLocation();
  const snapshot = useSnapshot();
  const current = currentItem(snapshot, pathname);
  const offers = navigationEntries(snapshot);
  const here = offers.find(({ to }) => to === current);
  // the games tab stands for every category without a tab of its own
  const chosen = here?.tab ?? (here?.category && 'games');
  return (
    <nav className="tabbar" aria-label={t('tab.label')}>
      <Link to="/index" aria-current={pathname === '/index' ? 'page' : undefined}>
        <Icon name="home" size={24} />
        {t('nav.home')}
      </Link>
      {tabs.map((tab) => {
        const offer = offers.find((one) => one.tab === tab);
        return offer && <OfferTab key={tab} tab={tab} offer={offer} chosen={tab === chosen} pathname={pathname} />;
      })}
      <AccountTab pathname={pathname} />
    </nav>
  );
}

interface OfferTabProps {
  tab: (typeof tabs)[number];
  offer: NavigationOffer;
  chosen: boolean;
  pathname: string;
}

function OfferTab({ tab, offer, chosen, pathname }: OfferTabProps): ReactElement {
  const t = useText();
  const localized = useLocalized();
  const mark = !chosen ? undefined : pathname === offer.to ? 'page' : 'true';
  return (
    <Link to={offer.to} aria-current={mark}>
      {/* the name is registry data: one that the sprite lacks draws nothing */}
      <Icon name={offer.icon as IconName} size={24} />
      {tab === 'games' ? t('tab.games') : localized(offer.label)}
    </Link>
  );
}

/** Link to the member centre, through the login for visitors; opens the menu where the market has no member centre. */
function AccountTab({ pathname }: { pathname: string }): ReactElement {
  const t = useText();
  const session = useSession();
  const { offered, available } = useMemberArea();
  const unread = useUnread();
  const face = (
    <>
      <Icon name="user" size={24} />
      {t('tab.mine')}
      <Count value={unread} />
      {unread > 0 && <VisuallyHidden>{t('inbox.new', { count: unread })}</VisuallyHidden>}
    </>
  );
  if (session.status === 'out') {
    return (
      <>
        <button
          type="button"
          className="needs-scripts"
          onClick={() => requireLogin(offered ? memberPages.centre : undefined)}
        >
          {face}
        </button>
        <WithoutScripts part="tab" />
      </>
    );
  }
  if (!available) return <PhoneMenuButton className="tabbar__mine">{face}</PhoneMenuButton>;
  return (
    <Link to={memberPages.centre} aria-current={pathname === memberPages.centre ? 'page' : undefined}>
      {face}
    </Link>
  );
}
