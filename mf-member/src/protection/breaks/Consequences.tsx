import { Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Breaks.module.css';

const icons = { no: 'x-circle', yes: 'check-circle', note: 'info' } as const;

export interface Consequence {
  /** What ends, what continues, what else matters. */
  kind: keyof typeof icons;
  text: string;
}

/** What a break means. */
export function Consequences({ of }: { of: readonly Consequence[] }): ReactElement {
  return (
    <ul className={styles.consequences}>
      {of.map(({ kind, text }) => (
        <li key={text} data-kind={kind}>
          <Icon name={icons[kind]} size={16} />
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
