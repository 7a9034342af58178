import { dayOf } from '@unisite/shared/days';
import { useClock } from '@unisite/shared/ui';

/** Today in the market; re-renders at midnight. */
export const useToday = (): string => useClock((at) => dayOf(at), 60_000);
