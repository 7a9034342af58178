import type { LotteryGame } from '@unisite/shared/contract/lottery';

/** A day of the week in the field's code (section 9): 2 Monday … 7 Saturday, 1 Sunday. */
export type Weekday = '1' | '2' | '3' | '4' | '5' | '6' | '7';
/** What the menus filter by: every day, or one. */
export type DayFilter = 'ALL' | Weekday;

/** The filters in the order they are shown: ALL, 2 to 7, 1. */
export const dayFilters: readonly DayFilter[] = ['ALL', '2', '3', '4', '5', '6', '7', '1'];

/** Vietnam has been at UTC+7 without summer time since 1975, so its days are a plain shift. */
const offset = 7 * 3_600_000;
const codes: readonly Weekday[] = ['1', '2', '3', '4', '5', '6', '7'];

/** The day in Vietnam that an instant (milliseconds) falls on: YYYY-MM-DD. */
export const dayOf = (at: number): string => new Date(at + offset).toISOString().slice(0, 10);

/** The weekday in Vietnam of an instant (milliseconds). */
export const weekdayOf = (at: number): Weekday => codes[new Date(at + offset).getUTCDay()] ?? '1';

/** The filter in the address, or `otherwise` when it is not a valid one. */
export const readDayFilter = (text: string | null, otherwise: DayFilter): DayFilter =>
  dayFilters.find((filter) => filter === text) ?? otherwise;

type Timetable = Pick<LotteryGame, 'drawDayOfWeek'>;

/** Whether a game draws on a weekday; one without a list of days draws every day. */
export const drawsOn = ({ drawDayOfWeek }: Timetable, filter: DayFilter): boolean =>
  filter === 'ALL' || drawDayOfWeek === '' || drawDayOfWeek.split(',').includes(filter);

/** Whether a choice of days makes sense for these games: one of them does not draw every day. */
export const hasDrawDays = (games: readonly Timetable[]): boolean =>
  games.some(({ drawDayOfWeek }) => drawDayOfWeek !== '' && drawDayOfWeek.split(',').length < 7);
