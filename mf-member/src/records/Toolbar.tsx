import type { ReactElement, ReactNode } from 'react';
import styles from './Records.module.css';

/** What narrows a list down, above it. */
export const Toolbar = ({ children }: { children: ReactNode }): ReactElement => (
  <div className={styles.toolbar}>{children}</div>
);
