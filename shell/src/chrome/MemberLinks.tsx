import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Count, Icon, VisuallyHidden } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages, useMemberArea } from './memberArea.ts';
import { useUnread } from './useUnread.ts';

/** The member centre's pages as items of a menu; none where there is no member centre, nor on the agents' pages (section 6). */
export function MemberLinks(): ReactElement | null {
  const t = useText();
  const { available } = useMemberArea();
  const unread = useUnread();
  if (!available) return null;
  return (
    <>
      <Link className="menu__item" to={memberPages.centre}>
        <Icon name="user" />
        {t('account.centre')}
      </Link>
      <Link className="menu__item" to={memberPages.deposit}>
        <Icon name="deposit" />
        {t('account.deposit')}
      </Link>
      <Link className="menu__item" to={memberPages.withdrawal}>
        <Icon name="withdraw" />
        {t('account.withdrawal')}
      </Link>
      <Link className="menu__item" to={memberPages.accountRecord}>
        <Icon name="document" />
        {t('account.record')}
      </Link>
      <Link className="menu__item" to={memberPages.bettingRecord}>
        <Icon name="history" />
        {t('account.bets')}
      </Link>
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
