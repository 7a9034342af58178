import { dayOf } from '@unisite/shared/days';
import { useClock } from '@unisite/shared/ui';

/** The day that it is in Vietnam; the component renders again at midnight. */
export const useToday = (): string => useClock((at) => dayOf(new Date(at)), 60_000);
