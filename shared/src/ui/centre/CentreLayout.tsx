// the kit by its name: this file travels with a remote, the kit itself is the shell's
import { classNames } from '@unisite/shared/ui';
import type { ReactElement, ReactNode, Ref } from 'react';
import styles from './CentreLayout.module.css';

export interface CentreLayoutProps {
  side: ReactNode;
  /** What the content is, to who cannot see it. */
  label: string;
  /** The content, which can take the focus when another page of the centre is chosen. */
  content?: Ref<HTMLElement>;
  children: ReactNode;
}

/** The page of a centre: its menu beside, on a phone above, its content. */
export function CentreLayout({ side, label, content, children }: CentreLayoutProps): ReactElement {
  return (
    <div className={classNames('wrap', styles.centre)}>
      {side}
      <section ref={content} className={styles.main} tabIndex={-1} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
