import type { SessionInfo } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { Avatar, Icon, VisuallyHidden } from '@unisite/shared/ui';
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { MemberLinks } from './MemberLinks.tsx';
import { Popover } from './Popover.tsx';

const SignOutDialog = lazy(() => import('./SignOutDialog.tsx'));

/** The signed-in member's menu (specification section 2, user menu). */
export function AccountMenu({ info }: { info: SessionInfo }): ReactElement {
  const t = useText();
  const [leaving, setLeaving] = useState(false);
  const name = info.nickname || info.account;
  return (
    <>
      <Popover
        className="account needs-scripts"
        buttonClass="account__button"
        face={
          <>
            <Avatar name={name} src={info.avatar} size={34} />
            <span className="account__who">
              <span className="account__name">{name}</span>
              {info.level && <small>{info.level}</small>}
            </span>
            <VisuallyHidden>{t('account.menu')}</VisuallyHidden>
            <Icon name="down" size={16} />
          </>
        }
      >
        {(close) => (
          <>
            <MemberLinks />
            <button
              type="button"
              className="menu__item"
              onClick={() => {
                close();
                setLeaving(true);
              }}
            >
              <Icon name="logout" />
              {t('account.signOut')}
            </button>
          </>
        )}
      </Popover>
      {leaving && (
        <Suspense>
          <SignOutDialog onClose={() => setLeaving(false)} />
        </Suspense>
      )}
    </>
  );
}
