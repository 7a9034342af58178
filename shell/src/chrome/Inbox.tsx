import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { Count, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages, useMemberArea } from './memberArea.ts';
import { useLiveUnread, useUnread } from './useUnread.ts';

/** Link to the inbox with the number of unread messages; only where the market has an inbox. */
export function Inbox(): ReactElement | null {
  const t = useText();
  const { available } = useMemberArea();
  const unread = useUnread();
  useLiveUnread();
  if (!available) return null;
  return (
    <Link
      className="icon-btn icon-btn--mail"
      to={memberPages.inbox}
      aria-label={unread > 0 ? t('inbox.unread', { count: unread }) : t('inbox.title')}
    >
      <Icon name="mail" />
      <Count value={unread} />
    </Link>
  );
}
