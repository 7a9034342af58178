import { Avatar, classNames, Icon, IconButton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Side.module.css';
import { useScrollSelectedIntoView } from './useScrollSelectedIntoView.ts';

export interface CentreSideProps {
  /** Whose centre it is. Without anyone only the menu stands. */
  who: { name: string; avatar: string; heading: string; level?: string | null; note: string | null } | null;
  /** What the menu is called. */
  label: string;
  /** What stands in the address now: when it changes, its entry is brought into sight. */
  current: string;
  close?: { label: string; onClose(): void };
  /** `SideEntry` and `SideGroup`. */
  children: ReactNode;
}

/** The side of a centre: whose it is, and the menu of its pages; on a phone the entries slide in a row. */
export function CentreSide({ who, label, current, close, children }: CentreSideProps): ReactElement {
  const list = useScrollSelectedIntoView(current);
  return (
    <aside className={classNames('panel', styles.side)}>
      {who && (
        <div className={styles.who}>
          <Avatar name={who.name} src={who.avatar} size={76} />
          <strong className="one-line">{who.heading}</strong>
          {who.level && (
            <span className="level">
              <Icon name="brand" />
              {who.level}
            </span>
          )}
          {who.note !== null && <p>{who.note}</p>}
        </div>
      )}
      {close && (
        <IconButton
          className={styles.close}
          variant="round"
          icon="close"
          label={close.label}
          onClick={() => close.onClose()}
        />
      )}
      <nav aria-label={label}>
        <ul ref={list} className={styles.list}>
          {children}
        </ul>
      </nav>
    </aside>
  );
}
