import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';

/** Copies a text to the clipboard and confirms it. */
export function useCopy(): (text: string) => Promise<void> {
  const t = useText();
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text);
      toastStore.show({ title: t('copy.done'), icon: 'check' });
    } catch {
      toastStore.show({ tone: 'error', title: t('copy.failed') });
    }
  };
}
