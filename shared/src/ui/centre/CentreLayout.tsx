// imported by package name: this file is bundled into remotes, the kit is the shell's
import { classNames } from '@unisite/shared/ui';
import { type ReactElement, type ReactNode, useEffect, useRef } from 'react';
import styles from './CentreLayout.module.css';

export interface CentreLayoutProps {
  side: ReactNode;
  /** The current page; when it changes, the content scrolls to its top and takes the focus. */
  page: string;
  /** Accessible name of the content. */
  label: string;
  children: ReactNode;
}

/** Layout of a centre: menu beside the content, on a phone above it. */
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
