import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Count, Icon, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages } from './memberArea.ts';
import { useMemberEntries } from './memberEntries.ts';
import { useUnread } from './useUnread.ts';

/** The member centre's pages as menu items, where the market has one. */
export function MemberLinks(): ReactElement | null {
  const t = useText();
  const entries = useMemberEntries();
  const unread = useUnread();
  if (entries.length === 0) return null;
  return (
    <>
      {entries.map(({ to, icon, words }) => (
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
