import { CallError, useAction } from '@unisite/shared/api';
import { logout } from '@unisite/shared/contract/access';
import { useText } from '@unisite/shared/i18n';
import { currentLocation, navigate } from '@unisite/shared/navigation';
import { endSession, sessionState } from '@unisite/shared/session';
import { ConfirmDialog, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { isAgentPage } from './memberArea.ts';

/** Confirms signing out; then goes to / or, from the agents' pages, to /agent (specification section 4). */
export default function SignOutDialog({ onClose }: { onClose: () => void }): ReactElement {
  const t = useText();
  const action = useAction(logout);
  const leave = async () => {
    try {
      await action.mutateAsync({});
    } catch (error) {
      // the session may have ended meanwhile
      if (sessionState().status === 'in') {
        const text = error instanceof CallError ? error.message : undefined;
        toastStore.show({ tone: 'error', title: t('signOut.failed'), text });
        return;
      }
    }
    onClose();
    // leave first: a guarded page would ask the member to sign in again
    navigate(isAgentPage(currentLocation().location.pathname) ? '/agent' : '/');
    endSession('signedOut');
  };
  return (
    <ConfirmDialog
      open
      icon="logout"
      title={t('signOut.title')}
      text={t('signOut.text')}
      confirm={t('account.signOut')}
      cancel={t('signOut.stay')}
      busy={action.isPending}
      onConfirm={() => void leave()}
      onClose={onClose}
    />
  );
}
