import { Refusal } from '../http/refusal.ts';
import { addDays, dayOf, dayStart, daysBetween, isDay } from './days.ts';

/** Longest selection of the account record, both ends counted. */
const MAX_DAYS = 91;

const sentences = {
  noDay: { vi: 'Ngày này không có trong lịch.', en: 'There is no such day.' },
  reversed: { vi: 'Ngày kết thúc phải sau ngày bắt đầu.', en: 'The last day must not be before the first.' },
  tooLong: { vi: 'Chỉ xem được tối đa 90 ngày một lần.', en: 'At most 90 days at a time.' },
} as const;

/** A range of days, both included, with its instants: from the start of the first to the end of the last. */
export interface DayRange {
  readonly fromDay: string;
  readonly toDay: string;
  readonly from: Date;
  readonly until: Date;
}

/**
 * Resolves the requested range; open ends default to today in a time zone and the maximum length. Refuses an invalid
 * range with BAD_REQUEST.
 */
export function dayRange(
  request: { readonly from?: string | undefined; readonly to?: string | undefined },
  now: Date,
  timeZone: string,
): DayRange {
  for (const [field, day] of Object.entries({ from: request.from, to: request.to })) {
    if (day !== undefined && !isDay(day)) throw new Refusal('BAD_REQUEST', { fields: { [field]: sentences.noDay } });
  }
  const today = dayOf(now, timeZone);
  const toDay = request.to ?? (request.from ? later(today, request.from) : today);
  const fromDay = request.from ?? addDays(toDay, 1 - MAX_DAYS);
  const length = daysBetween(fromDay, toDay);
  if (length < 1) throw new Refusal('BAD_REQUEST', { fields: { to: sentences.reversed } });
  if (length > MAX_DAYS) throw new Refusal('BAD_REQUEST', { fields: { from: sentences.tooLong } });
  return { fromDay, toDay, from: dayStart(fromDay, timeZone), until: dayStart(addDays(toDay, 1), timeZone) };
}

function later(a: string, b: string): string {
  return a > b ? a : b;
}
