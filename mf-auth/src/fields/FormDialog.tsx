import { Dialog, type DialogProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './FormDialog.module.css';

/** A dialog with a form that may be longer than the screen: its title stays in sight above, its buttons below. */
export function FormDialog(props: Omit<DialogProps, 'open' | 'className' | 'icon'>): ReactElement {
  return <Dialog open {...props} className={styles.long} />;
}
