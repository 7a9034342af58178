import { useFormat, useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './PageHead.module.css';
import type { SubPage } from './subPage.ts';

interface PageHeadProps {
  page: SubPage;
  /** When its figures came, milliseconds since 1970. */
  updatedAt?: number | undefined;
  /** Said in place of that. */
  note?: string | undefined;
}

/** The name of a page of the centre, and how fresh its figures are. */
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
