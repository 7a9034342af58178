import { instantOf } from '@unisite/shared/contract/zonedTime';
import { currentTimeZone } from '@unisite/shared/i18n';

/** Noon of a day (YYYY-MM-DD) by the house's clocks, for the formatter. */
export const noonIn = (day: string): Date => new Date(instantOf(Date.parse(`${day}T12:00:00Z`), currentTimeZone()));
