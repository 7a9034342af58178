import { useText } from '@unisite/shared/i18n';
import { toastStore } from '@unisite/shared/ui';

/** Says that the act waits for another operator. */
export function useNotifyProposed(): (what: string) => void {
  const t = useText();
  return (what) => toastStore.show({ tone: 'info', icon: 'clock', title: t('done.proposed'), text: what });
}
