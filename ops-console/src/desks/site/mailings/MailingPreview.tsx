import './segmentTexts.ts';
import type { Language } from '@unisite/shared/contract/envelope';
import type { MailingDraft } from '@unisite/shared/contract/operatorsMailings';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Chips } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import styles from '../../../acts/MessagePreview.module.css';

/** A message as in members' inboxes, in both languages. */
export function MailingPreview({
  kind,
  title,
  content,
}: Pick<MailingDraft, 'kind' | 'title' | 'content'>): ReactElement {
  const t = useText();
  const [language, setLanguage] = useState<Language>(useLanguage());
  return (
    <section className={styles.preview} aria-label={t('content.preview')}>
      <div className={styles.previewHead}>
        <h3>{t('content.preview')}</h3>
        <Chips
          label={t('announcements.previewIn')}
          value={language}
          onChange={(id) => setLanguage(id === 'en' ? 'en' : 'vi')}
          options={(['vi', 'en'] as const).map((id) => ({ id, label: t(`announcements.in.${id}`) }))}
        />
      </div>
      <article lang={language} className={styles.paper}>
        <p className="muted">{t(`segment.kind.${kind}`)}</p>
        <h4>{title[language] || t('announcements.noTitle')}</h4>
        {content[language].split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </article>
    </section>
  );
}
