import { Dialog, type DialogProps } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './FormDialog.module.css';

/** A dialog for a form that may be longer than the screen: title and buttons stay in view. */
export function FormDialog(props: Omit<DialogProps, 'open' | 'className' | 'icon'>): ReactElement {
  return <Dialog open {...props} className={styles.long} />;
}
