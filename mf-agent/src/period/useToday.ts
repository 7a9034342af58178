import { dayOf } from '@unisite/shared/days';
import { useClock } from '@unisite/shared/ui';

/** Today in Vietnam; re-renders at midnight. */
export const useToday = (): string => useClock((at) => dayOf(new Date(at)), 60_000);
