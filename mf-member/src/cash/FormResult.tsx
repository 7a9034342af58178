import type { ReactElement, ReactNode } from 'react';
import { useFocusFirst } from '../form/useFocusFirst.ts';
import styles from './Cash.module.css';

/** Result of a submitted form; receives focus. */
export function FormResult({ children }: { children: ReactNode }): ReactElement {
  const place = useFocusFirst<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  );
}
