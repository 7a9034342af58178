import { useText } from '@unisite/shared/i18n';
import { useCopyText } from '@unisite/shared/ui/centre';

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useText();
  return useCopyText(t('copyRefused'));
}
