import { useLanguage } from '@unisite/shared/i18n';
import { useMemo } from 'react';

/** Names countries by code, in the page's language. */
export function useCountryName(): (code: string) => string {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return (code) => names.of(code) ?? code;
  }, [language]);
}
