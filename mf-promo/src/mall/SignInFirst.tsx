import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { requireLogin, usePermissions } from '@unisite/shared/session';
import { Button, EmptyState, Panel } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** Opens the sign-in, or registration for free-play guests. */
export function SignInButton({ returnTo }: { returnTo: string }): ReactElement {
  const t = useText();
  const { guest } = usePermissions();
  const ask = () => (guest ? bus.emit('modal.open', { modal: 'registerModal' }) : requireLogin(returnTo));
  return (
    <Button variant="primary" onClick={ask}>
      {t(guest ? 'mall.register' : 'mall.signIn')}
    </Button>
  );
}

/** Shown instead of what only members have. */
export function SignInFirst({ returnTo }: { returnTo: string }): ReactElement {
  const t = useText();
  return (
    <Panel>
      <EmptyState
        picture="lantern"
        level={2}
        title={t('mall.guestTitle')}
        text={t('mall.guestText')}
        action={<SignInButton returnTo={returnTo} />}
      />
    </Panel>
  );
}
