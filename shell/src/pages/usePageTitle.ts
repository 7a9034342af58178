import { useText } from '@unisite/shared/i18n';
import { usePageTitle as useWholeTitle } from '@unisite/shared/navigation';

/** Names the page in the browser's tab; without a title it is the site itself. */
export function usePageTitle(title?: string): void {
  const t = useText();
  useWholeTitle(title ? t('title.page', { title }) : t('title.home'));
}
