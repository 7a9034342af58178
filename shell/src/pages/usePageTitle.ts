import { useText } from '@unisite/shared/i18n';
import { usePageTitle as useWholeTitle } from '@unisite/shared/navigation';

/** Sets the document title; without one it is the site's name. */
export function usePageTitle(title?: string): void {
  const t = useText();
  useWholeTitle(title ? t('title.page', { title }) : t('title.home'));
}
