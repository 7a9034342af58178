import { useBusEvent } from '@unisite/shared/events';
import { toastStore } from '@unisite/shared/ui';

const tones = { info: 'info', success: 'won', warning: 'gold', error: 'error' } as const;

/** Shows what remotes ask to be said. */
export function BusToasts(): null {
  useBusEvent('toast', ({ tone, text }) => toastStore.show({ tone: tones[tone], title: text }));
  return null;
}
