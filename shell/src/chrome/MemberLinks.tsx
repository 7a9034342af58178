import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Count, Icon, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages, useMemberArea } from './memberArea.ts';
import { useUnread } from './useUnread.ts';

const links = [
  { to: memberPages.centre, icon: 'user', words: 'account.centre' },
  { to: memberPages.deposit, icon: 'deposit', words: 'account.deposit' },
  { to: memberPages.withdrawal, icon: 'withdraw', words: 'account.withdrawal' },
  { to: memberPages.accountRecord, icon: 'document', words: 'account.record' },
  { to: memberPages.bettingRecord, icon: 'history', words: 'account.bets' },
] as const;

/**
 * The member centre's pages as items of a menu; none where there is no member centre, nor on the agents' pages (section
 * 6). On a break nothing is brought in.
 */
export function MemberLinks(): ReactElement | null {
  const t = useText();
  const { available } = useMemberArea();
  const unread = useUnread();
  const { onBreak } = usePermissions();
  if (!available) return null;
  return (
    <>
      {links
        .filter(({ to }) => !(onBreak && to === memberPages.deposit))
        .map(({ to, icon, words }) => (
          <Link key={to} className="menu__item" to={to}>
            <Icon name={icon} />
            {t(words)}
          </Link>
        ))}
      <Link className="menu__item" to={memberPages.inbox}>
        <Icon name="mail" />
        {t('inbox.title')}
        <Count value={unread} />
        {unread > 0 && <VisuallyHidden>{t('inbox.new', { count: unread })}</VisuallyHidden>}
      </Link>
      <hr className="divider" />
    </>
  );
}
