// the kit by its name: this file travels with a remote, the kit itself is the shell's
import { classNames } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './CentreLayout.module.css';

export interface CentreLayoutProps {
  side: ReactNode;
  /** Which page of the centre is shown: with another one the content begins at its top and takes the focus. */
  page: string;
  /** What the content is, to who cannot see it. */
  label: string;
  children: ReactNode;
}

/** The page of a centre: its menu beside, on a phone above, its content. */
export function CentreLayout({ side, page, label, children }: CentreLayoutProps): ReactElement {
  const main = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [page]);
  return (
    <div className={classNames('wrap', styles.centre)}>
      {side}
      <section ref={main} className={styles.main} tabIndex={-1} aria-label={label}>
        {children}
      </section>
    </div>
  );
}
