import { Dialog, type IconName } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Acts.module.css';
import { closeDialog } from './dialogs.ts';
import { ReasonFields, type ReasonFieldsProps } from './ReasonFields.tsx';

interface ReasonDialogProps extends Omit<ReasonFieldsProps, 'onCancel'> {
  title: string;
  icon: IconName;
}

/** Confirms an action: shows its consequences and requires a reason. */
export function ReasonDialog({ title, icon, ...fields }: ReasonDialogProps): ReactElement {
  return (
    <Dialog
      open
      title={title}
      icon={icon}
      className={styles.dialog}
      dismissible={!fields.form.busy}
      onClose={closeDialog}
    >
      <ReasonFields {...fields} onCancel={closeDialog} />
    </Dialog>
  );
}
