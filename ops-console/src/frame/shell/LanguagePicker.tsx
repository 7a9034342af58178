import type { Language } from '@unisite/shared/contract/envelope';
import { setLanguage, useLanguage, useText } from '@unisite/shared/i18n';
import { classNames, Icon } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import styles from './Frame.module.css';

/** Each language under its own name, so that its readers recognise it. */
const names: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };
const languages: readonly Language[] = ['vi', 'en'];

/** The two languages side by side, the current one pressed. */
export function LanguagePicker(): ReactElement {
  const t = useText();
  const language = useLanguage();
  return (
    // biome-ignore lint/a11y/useSemanticElements: two buttons that belong together are no form fields
    <div className={styles.languages} role="group" aria-label={t('language')}>
      <Icon name="globe" size={16} />
      {languages.map((code) => (
        <button
          key={code}
          type="button"
          lang={code}
          title={names[code]}
          aria-label={`${code.toUpperCase()}, ${names[code]}`}
          aria-pressed={code === language}
          className={classNames(styles.language)}
          onClick={() => void setLanguage(code)}
        >
          {code.toUpperCase()}
        </button>
      ))}
    </div>
  );
}
