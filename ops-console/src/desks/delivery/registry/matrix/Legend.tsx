import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { GradeMark } from '../health/HealthFigures.tsx';
import styles from './Matrix.module.css';

const shown = ['good', 'watch', 'bad'] as const;

/** Meaning of the lights. */
export function Legend(): ReactElement {
  const t = useText();
  return (
    <ul className={styles.legend} aria-label={t('matrix.legend')}>
      {shown.map((grade) => (
        <li key={grade}>
          <GradeMark grade={grade} />
        </li>
      ))}
    </ul>
  );
}
