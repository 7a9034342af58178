import type { ReactElement, ReactNode } from 'react';
import styles from './Records.module.css';

/** The filters above a list. */
export const Toolbar = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={styles.toolbar}>{children}</div>
);
