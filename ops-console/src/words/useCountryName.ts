import { useLanguage } from '@unisite/shared/i18n';
import { useMemo } from 'react';

/** Names countries by their code, in the language of the page. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
