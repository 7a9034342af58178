import type { Language } from '@unisite/shared/contract/envelope';
import type { AnnouncementDraft } from '@unisite/shared/contract/operatorsAnnouncements';
import { operatorPicturePath } from '@unisite/shared/contract/operatorsPictures';
import { useLanguage, useText } from '@unisite/shared/i18n';
import { Chips } from '@unisite/shared/ui';
import { type ReactElement, useState } from 'react';
import preview from '../../../acts/MessagePreview.module.css';
import { useNumberFormat } from '../../../frame/words/useNumberFormat.ts';
import styles from './Announcements.module.css';

/** An announcement as players see it, in both languages. */
export function AnnouncementPreview({ draft }: { draft: AnnouncementDraft }): ReactElement {
  const t = useText();
  const figures = useNumberFormat();
  const [language, setLanguage] = useState<Language>(useLanguage());
  const { type, title, content, from } = draft;
  return (
    <section className={preview.preview} aria-label={t('content.preview')}>
      <div className={preview.previewHead}>
        <h3>{t('content.preview')}</h3>
        <Chips
          label={t('announcements.previewIn')}
          value={language}
          onChange={(id) => setLanguage(id === 'en' ? 'en' : 'vi')}
          options={(['vi', 'en'] as const).map((id) => ({ id, label: t(`announcements.in.${id}`) }))}
        />
      </div>
      <article lang={language} className={preview.paper}>
        <p className="muted">
          {t(`announcements.type.${type}`)}
          {from && ` · ${figures.when(from)}`}
        </p>
        {draft.banner && <img className={styles.banner} src={operatorPicturePath(draft.banner.picture)} alt="" />}
        <h4>{title[language] || t('announcements.noTitle')}</h4>
        {content[language].split(/\n{2,}/).map((paragraph, index) => (
          <p key={index}>{paragraph}</p>
        ))}
      </article>
    </section>
  );
}
