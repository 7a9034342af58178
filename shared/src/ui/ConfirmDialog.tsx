import type { ReactNode } from 'react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import type { IconName } from './iconNames.ts';
import { useKitTexts } from './KitProvider.tsx';
import { useUid } from './uid.ts';

export type ConfirmDialogProps = {
  open: boolean;
  title: ReactNode;
  /** What will happen, and what will not. */
  text: ReactNode;
  /** Label of the confirming button: a verb, never "OK". */
  confirm: string;
  cancel?: string | undefined;
  icon?: IconName | undefined;
  /** Red, for what cannot be undone. */
  danger?: boolean | undefined;
  /** Working: stays open, ignores further clicks and cannot be closed. */
  busy?: boolean | undefined;
  onConfirm: () => void;
  onClose: () => void;
};

/** Asks for confirmation. The focus starts on cancel. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, title, text, confirm, cancel, icon, danger, busy = false, onConfirm, onClose } = props;
  const texts = useKitTexts();
  const textId = useUid();
  return (
    <Dialog
      open={open}
      role="alertdialog"
      title={title}
      icon={icon}
      describedBy={textId}
      dismissible={!busy}
      onClose={onClose}
      foot={
        <>
          <Button variant="outline" disabled={busy} onClick={onClose}>
            {cancel ?? texts.cancel}
          </Button>
          <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="soft" id={textId}>
        {text}
      </p>
    </Dialog>
  );
}
