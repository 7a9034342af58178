import { noonOf } from '@unisite/shared/days';
import type { Format } from '@unisite/shared/i18n';

/** Labels of a day in a chart: short on the axis, full in tooltip and table. */
export function slotOf(day: string, format: Format): { label: string; title: string } {
  const noon = noonOf(day);
  const label = format.dayAndMonth(noon);
  return { label, title: `${format.weekday(noon)}, ${label}` };
}
