import { useText } from '@unisite/shared/i18n';
import type { ReactElement, ReactNode } from 'react';
import type { AgentPage } from './agentPage.ts';
import styles from './PageHead.module.css';

interface PageHeadProps {
  page: AgentPage;
  /** Under the name: until when the figures are, in which time zone. */
  note?: ReactNode;
  /** Beside the name. */
  children?: ReactNode;
}

/** The name of a page of the centre, what its figures are, and what they can be chosen by. */
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
