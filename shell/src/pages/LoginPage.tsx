import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { currentLocation } from '@unisite/shared/navigation';
import { Button } from '@unisite/shared/ui';
import { type ReactElement, useEffect } from 'react';
import { WholePage } from '../gate/WholePage.tsx';
import { findModal } from '../loader/offers.ts';
import { useSnapshot } from '../loader/snapshot.ts';
import { WithoutScripts } from '../plain/WithoutScripts.tsx';

/** Opens the login modal; afterwards the visitor goes where they wanted, or home when that was /login itself. */
function askToSignIn(): void {
  const { pathname, search } = currentLocation().location;
  bus.emit('modal.open', { modal: 'loginPopupModal', returnTo: pathname === '/login' ? '/index' : pathname + search });
}

/** /login, and every members' page while nobody is signed in. */
export default function LoginPage(): ReactElement {
  const t = useText();
  const snapshot = useSnapshot();
  useEffect(askToSignIn, []);
  return (
    <WholePage picture="lantern" title={t('needLogin.title')} text={t('needLogin.text')}>
      <Button variant="primary" icon="user" className="needs-scripts" onClick={askToSignIn}>
        {t('login.submit')}
      </Button>
      {findModal(snapshot, 'registerModal') && (
        <Button
          variant="outline"
          icon="user-plus"
          className="needs-scripts"
          onClick={() => bus.emit('modal.open', { modal: 'registerModal' })}
        >
          {t('register.open')}
        </Button>
      )}
      <WithoutScripts part="signIn" />
    </WholePage>
  );
}
