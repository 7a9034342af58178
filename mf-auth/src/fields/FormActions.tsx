import type { ReactElement, ReactNode } from 'react';
import styles from './FormActions.module.css';

/** Buttons of a form that is longer than its dialog: they stay in view while it scrolls. */
export function FormActions({ children }: { children: ReactNode }): ReactElement {
  return <div className={styles.actions}>{children}</div>;
}
