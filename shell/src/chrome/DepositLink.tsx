import { useText } from '@unisite/shared/i18n';
import { Link } from '@unisite/shared/navigation';
import { usePermissions } from '@unisite/shared/session';
import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { memberPages, useMemberArea } from './memberArea.ts';

/** Link to the deposit page; none without a member centre, on the agents' pages, or on a break. */
export function DepositLink(): ReactElement | null {
  const t = useText();
  const { available } = useMemberArea();
  const { onBreak } = usePermissions();
  if (!available || onBreak) return null;
  return (
    <Link className="btn btn--primary header__deposit" to={memberPages.deposit}>
      <Icon name="deposit" />
      <span>{t('account.deposit')}</span>
    </Link>
  );
}
