import { Avatar, classNames, Icon, IconButton } from '@unisite/shared/ui';
import type { ReactElement, ReactNode } from 'react';
import styles from './Side.module.css';
import { useScrollSelectedIntoView } from './useScrollSelectedIntoView.ts';

export interface CentreSideProps {
  /** The signed-in person; without one only the menu shows. */
  who: { name: string; avatar: string; heading: string; level?: string | null; note: string | null } | null;
  /** Accessible name of the menu. */
  label: string;
  /** The current page: when it changes, its entry scrolls into view. */
  current: string;
  close?: { label: string; onClose(): void };
  /** `SideEntry` and `SideGroup`. */
  children: ReactNode;
}

/** Side bar of a centre: profile and menu; on a phone the entries form a scrolling row. */
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
