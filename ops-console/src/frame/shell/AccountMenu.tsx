import { CallError } from '@unisite/shared/client';
import type { OperatorInfo } from '@unisite/shared/contract/operators';
import { useText } from '@unisite/shared/i18n';
import { Avatar, Button, toastStore } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import { signOut } from '../session/session.ts';
import { useErrorText } from '../words/useErrorText.ts';
import styles from './Frame.module.css';

/** The signed-in operator, and sign-out. */
export function AccountMenu({ operator }: { operator: OperatorInfo }): ReactElement {
  const t = useText();
  const errorText = useErrorText();
  const [busy, setBusy] = useState(false);
  const leave = async () => {
    setBusy(true);
    try {
      await signOut();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setBusy(false);
      toastStore.show({ tone: 'error', title: t('signOut.failed'), text: errorText(error) });
    }
  };
  return (
    <div className={styles.account}>
      <span className="not-phone">
        <Avatar name={operator.name} size={32} />
      </span>
      <span className={styles.who}>
        <strong>{operator.name}</strong>
        <small>{operator.account}</small>
      </span>
      <Button size="sm" variant="outline" icon="logout" busy={busy} onClick={() => void leave()}>
        {t('signOut.button')}
      </Button>
    </div>
  );
}
