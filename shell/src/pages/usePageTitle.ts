import { useText } from '@unisite/shared/i18n';
import { useEffect } from 'react';

/** Names the page in the browser's tab; without a title it is the site itself. */
export function usePageTitle(title?: string): void {
  const t = useText();
  useEffect(() => {
    document.title = title ? t('title.page', { title }) : t('title.home');
  }, [t, title]);
}
