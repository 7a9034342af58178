import { useBusEvent } from '@unisite/shared/events';
import { toastStore } from '@unisite/shared/ui';

/** The kit's own marks of `won` and `gold`, a cup and a gift, are for play. */
const variants = {
  info: { tone: 'info' },
  success: { tone: 'won', icon: 'check' },
  warning: { tone: 'gold', icon: 'alert' },
  error: { tone: 'error' },
} as const;

/** Shows what remotes ask to be said. */
export function BusToasts(): null {
  useBusEvent('toast', ({ tone, text }) => toastStore.show({ ...variants[tone], title: text }));
  return null;
}
