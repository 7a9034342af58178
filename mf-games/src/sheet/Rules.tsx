import { useText } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import styles from './GameSheet.module.css';

/** The rules, one collapsible section per heading. */
export function Rules({
  rules,
}: {
  rules: readonly { readonly title: string; readonly text: string }[];
}): ReactElement | null {
  const t = useText();
  if (rules.length === 0) return null;
  return (
    <section className={styles.rules} aria-labelledby="sheet-rules">
      <h3 id="sheet-rules">{t('sheet.rules')}</h3>
      {rules.map(({ title, text }, index) => (
        <details key={title} open={index === 0}>
          <summary>{title}</summary>
          <p>{text}</p>
        </details>
      ))}
    </section>
  );
}
