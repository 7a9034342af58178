import { useText } from '@unisite/shared/i18n';
import { Button, Dialog, useUid } from '@unisite/shared/ui';
import type { ReactElement } from 'react';

/** A refusal that must be acknowledged (section 8): a sentence and an OK button. */
export function WarningDialog({ text, onClose }: { text: string | null; onClose(): void }): ReactElement {
  const t = useText();
  const textId = useUid();
  return (
    <Dialog
      open={text !== null}
      role="alertdialog"
      icon="alert"
      title={t('field.warning')}
      describedBy={textId}
      onClose={onClose}
      foot={
        <Button variant="primary" onClick={onClose}>
          {t('field.ok')}
        </Button>
      }
    >
      <p className="soft" id={textId}>
        {text}
      </p>
    </Dialog>
  );
}
