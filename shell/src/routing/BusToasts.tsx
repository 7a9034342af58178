import { useBusEvent } from '@unisite/shared/events';
import { toastStore } from '@unisite/shared/ui';

/** Shows what remotes ask to be said. */
export function BusToasts(): null {
  useBusEvent('toast', ({ tone, text }) => toastStore.show({ tone, text }));
  return null;
}
