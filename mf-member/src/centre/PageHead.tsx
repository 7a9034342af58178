import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './PageHead.module.css';
import type { SubPage } from './subPage.ts';

interface PageHeadProps {
  page: SubPage;
  /** When the figures were loaded, milliseconds since 1970. */
  updatedAt?: number | undefined;
  /** Shown instead of that. */
  note?: string | undefined;
}

/** The name of a page, and how recent its figures are. */
export function PageHead({ page, updatedAt, note }: PageHeadProps): ReactElement {
  const t = useText();
  const format = useFormat();
  return (
    <div className={styles.head}>
      <h1>{t(`menu.${page}`)}</h1>
      {note || updatedAt ? (
        <p className="muted not-phone">{note ?? t('head.updated', { time: format.time(new Date(updatedAt ?? 0)) })}</p>
      ) : null}
    </div>
  );
}
