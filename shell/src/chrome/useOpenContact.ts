import { CallError } from '@unisite/shared/api';
import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';
import { openContact, WindowBlocked } from './openContact.ts';

/** Opens customer service, one entry or the first; to be called in the handler of a press. What goes wrong is said. */
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
