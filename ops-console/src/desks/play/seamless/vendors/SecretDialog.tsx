import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, IconButton, Notice } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { closeDialog } from '../../../../acts/dialogs.ts';
import { useCopy } from '../../../../frame/words/useCopy.ts';
import styles from './Vendors.module.css';

interface SecretDialogProps {
  caller: string;
  half: 'first' | 'second';
  secret: string;
}

/** Half of a secret, shown to nobody else: the vendor concatenates both. */
export function SecretDialog({ caller, half, secret }: SecretDialogProps): ReactElement {
  const t = useText();
  const copy = useCopy();
  return (
    <Dialog
      open
      icon="key"
      title={t(`vendors.secretTitle.${half}`, { vendor: caller })}
      dismissible={false}
      onClose={closeDialog}
    >
      <div className="form">
        <Notice tone="warn">{t('vendors.secretNow')}</Notice>
        <p>{t(`vendors.secretHalf.${half}`)}</p>
        <p className={styles.told}>
          <span className="code">{secret}</span>
          <IconButton icon="copy" label={t('vendors.copySecret')} onClick={() => void copy(secret)} />
        </p>
        <div className="dialog__foot">
          <Button variant="primary" onClick={closeDialog}>
            {t('vendors.secretStored')}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
