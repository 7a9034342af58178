import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';

/** Puts a text on the clipboard and says so. */
export function useCopy(): (text: string, done: string) => Promise<void> {
  const t = useText();
  return async (text, done) => {
    try {
      await navigator.clipboard.writeText(text);
      toastStore.show({ title: done, icon: 'check' });
    } catch {
      toastStore.show({ tone: 'error', title: t('copyRefused') });
    }
  };
}
