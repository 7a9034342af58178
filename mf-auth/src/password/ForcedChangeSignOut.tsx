import { CallError } from '@unisite/shared/api';
import { bus } from '@unisite/shared/events';
import { useText } from '@unisite/shared/i18n';
import { signOut } from '@unisite/shared/session';
import { Button } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';

/** Signs out instead of changing the password: the modal itself cannot be closed. */
export function ForcedChangeSignOut(): ReactElement {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      bus.emit('toast', { tone: 'error', text: error.message });
    }
  };
  return (
    <Button size="lg" variant="outline" icon="logout" busy={busy} onClick={() => void leave()}>
      {t('password.signOut')}
    </Button>
  );
}
