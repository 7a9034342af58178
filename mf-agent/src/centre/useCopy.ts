import { useText } from '@unisite/shared/i18n';
import { useCopyText } from '@unisite/shared/ui/centre';

/** Copies a text to the clipboard and confirms it. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useText();
  return useCopyText(t('copyRefused'));
}
