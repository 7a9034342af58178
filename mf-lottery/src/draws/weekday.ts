import type { LotteryGame } from '@unisite/shared/contract/lottery';
import { dayOf } from '@unisite/shared/contract/zonedTime';

/** A weekday in the specification's code (section 9): 2 Monday … 7 Saturday, 1 Sunday. */
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7';
/** The menus' day filter: every day, or one. */
export type DayFilter = 'ALL' | Weekday;

/** The filters in display order: ALL, 2 to 7, 1. */
export const dayFilters: readonly DayFilter[] = ['ALL', '2', '3', '4', '5', '6', '7', '1'];

const codes: readonly Weekday[] = ['1', '2', '3', '4', '5', '6', '7'];

/** The weekday at a time (milliseconds) where a station is. */
export const weekdayOf = (at: number, timeZone: string): Weekday =>
  codes[new Date(`${dayOf(at, timeZone)}T00:00:00Z`).getUTCDay()] ?? '1';

/** The filter in the address, or `otherwise` when it is invalid. */
export const readDayFilter = (text: string | null, otherwise: DayFilter): DayFilter =>
  dayFilters.find((filter) => filter === text) ?? otherwise;

type Timetable = Pick<LotteryGame, 'drawDayOfWeek'>;

/** Whether a game draws on a weekday; without a list of days it draws every day. */
export const drawsOn = ({ drawDayOfWeek }: Timetable, filter: DayFilter): boolean =>
  filter === 'ALL' || drawDayOfWeek === '' || drawDayOfWeek.split(',').includes(filter);

/** Whether filtering by day is useful: one of these games does not draw every day. */
export const hasDrawDays = (games: readonly Timetable[]): boolean =>
  games.some(({ drawDayOfWeek }) => drawDayOfWeek !== '' && drawDayOfWeek.split(',').length < 7);
