import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { Button } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { findModal } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { LoginForm } from './LoginForm.tsx';

/**
 * For visitors who are not signed in: the login form where it fits, else a link to it; and registration where it is
 * offered.
 */
export function VisitorTools(): ReactElement {
  const t = useText();
  const snapshot = useSnapshot();
  return (
    <>
      <LoginForm />
      <Button
        variant="quiet"
        icon="phone"
        className="header__ways needs-scripts"
        title={t('login.ways')}
        onClick={() => bus.emit('modal.open', { modal: 'loginPopupModal' })}
      >
        <span>{t('login.ways')}</span>
      </Button>
      <Button
        variant="outline"
        className="header__login-open needs-scripts"
        onClick={() => bus.emit('modal.open', { modal: 'loginPopupModal' })}
      >
        {t('login.submit')}
      </Button>
      {findModal(snapshot, 'registerModal') && (
        <Button
          variant="primary"
          className="needs-scripts"
          onClick={() => bus.emit('modal.open', { modal: 'registerModal' })}
        >
          {t('register.open')}
        </Button>
      )}
    </>
  );
}
