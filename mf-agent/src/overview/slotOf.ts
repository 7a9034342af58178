import { noonOf } from '@unisite/shared/days';
import type { Format } from '@unisite/shared/i18n';

/** A day as a chart names it: short under the axis, in full in the hint and the table. */
export function slotOf(day: string, format: Format): { label: string; title: string } {
  const noon = noonOf(day);
  const label = format.dayAndMonth(noon);
  return { label, title: `${format.weekday(noon)}, ${label}` };
}
