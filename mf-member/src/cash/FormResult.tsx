import type { ReactElement, ReactNode } from 'react';
import { useFocusFirst } from '../form/useFocusFirst.ts';
import styles from './Cash.module.css';

/** What a form led to: the form is gone, and focus and eye go on here. */
export function FormResult({ children }: { children: ReactNode }): ReactElement {
  const place = useFocusFirst<HTMLDivElement>();
  return (
    <div ref={place} tabIndex={-1} className={styles.arrival}>
      {children}
    </div>
  );
}
