import { useText } from '@unisite/shared/i18n';
import type { ReactElement, ReactNode } from 'react';
import type { AgentPage } from './agentPage.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
  page: AgentPage;
  /** Below the name: up to when the figures count, and in which time zone. */
  note?: ReactNode;
  /** Beside the name. */
  children?: ReactNode;
}

/** A page's name, the period of its figures, and its filters. */
export function PageHead({ page, note, children }: PageHeadProps): ReactElement {
  const t = useText();
  return (
    <header className={styles.head}>
      <div>
        <h1>{t(`menu.${page}`)}</h1>
        {note !== undefined && <p className="muted">{note}</p>}
      </div>
      {children}
    </header>
  );
}
