import { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { openContact, WindowBlocked } from './openContact.ts';

/**
 * Opens customer service, a given channel or the default one; call it from a press handler. Failures show as toasts.
 */
export function useOpenContact(): (type?: string) => void {
  const t = useText();
  return (type) => {
    openContact({ type }).catch((error: unknown) => {
      const blocked = error instanceof WindowBlocked;
      toastStore.show({
        tone: 'error',
        title: blocked ? t('contact.blocked') : t('contact.failed'),
        text: error instanceof CallError ? error.message : undefined,
      });
    });
  };
}
