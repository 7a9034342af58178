import { useBusEvent } from '@unisite/shared/events';
import { toastStore } from '@unisite/shared/ui';

/** The kit's icons for `won` and `gold`, a cup and a gift, are meant for play. */
const variants = {
  info: { tone: 'info' },
  success: { tone: 'won', icon: 'check' },
  warning: { tone: 'gold', icon: 'alert' },
  error: { tone: 'error' },
} as const;

/** Shows the toasts that remotes request on the bus. */
export function BusToasts(): null {
  useBusEvent('toast', ({ tone, text }) => toastStore.show({ ...variants[tone], title: text }));
  return null;
}
