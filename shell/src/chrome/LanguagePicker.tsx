import { call } from '@unisite/shared/api';
import type { Language } from '@unisite/shared/contract/envelope';
import { updateLanguage } from '@unisite/shared/contract/members';
import { currentLanguage, setLanguage, useLanguage, useText } from '@unisite/shared/i18n';
import { sessionState, startSession } from '@unisite/shared/session';
import { Icon, toastStore } from '@unisite/shared/ui';
import type { ReactElement } from 'react';
import { useMarket } from '../market.ts';
import { Popover } from './Popover.tsx';

/** Each language under its own name, so that its readers recognise it. */
export const languageNames: Readonly<Record<Language, string>> = { vi: 'Tiếng Việt', en: 'English' };

/** Changes the language of the page and, for a member, stores it on the platform (specification section 4). */
export function useChangeLanguage(): (language: Language) => Promise<void> {
  const t = useText();
  return async (language) => {
    try {
      await setLanguage(language);
    } catch {
      toastStore.show({ tone: 'error', title: t('language.failed') });
      return;
    }
    if (sessionState().status === 'out') return;
    // the page has changed either way; the platform is updated with the next change
    const kept = await call(updateLanguage, { language }).catch(() => null);
    const now = sessionState();
    // the only field of the session that depends on the language
    if (kept?.language === currentLanguage() && now.status === 'in') startSession({ ...now.info, level: kept.level });
  };
}

/** The current language and the market's others. On phones it lives in the menu, unless `always`. */
export function LanguagePicker({ always = false }: { always?: boolean }): ReactElement | null {
  const t = useText();
  const language = useLanguage();
  const { languages } = useMarket();
  const change = useChangeLanguage();
  if (languages.length < 2) return null;
  return (
    <Popover
      className={always ? 'language-box language-box--always needs-scripts' : 'language-box needs-scripts'}
      buttonClass="language"
      label={t('language.label', { code: language.toUpperCase(), language: languageNames[language] })}
      face={
        <>
          <Icon name="globe" />
          {language.toUpperCase()}
          <Icon name="down" size={14} />
        </>
      }
    >
      {(close) =>
        languages.map((code) => (
          <button
            key={code}
            type="button"
            lang={code}
            className="menu__item"
            aria-current={code === language ? 'true' : undefined}
            onClick={() => {
              close();
              if (code !== language) void change(code);
            }}
          >
            {languageNames[code]}
            {code === language && <Icon name="check" size={16} className="menu__end" />}
          </button>
        ))
      }
    </Popover>
  );
}
