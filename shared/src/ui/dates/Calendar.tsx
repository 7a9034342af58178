import { isDay } from '@unisite/shared/days';
import { useLanguage } from '@unisite/shared/i18n';
import type { ReactElement } from 'react';
import { type ClassNames, DayPicker } from 'react-day-picker';
import { enGB } from 'react-day-picker/locale/en-GB';
import { vi } from 'react-day-picker/locale/vi';
import styles from './Calendar.module.css';
import { dateTexts } from './dateTexts.ts';

// the module's own file defines all of these
const classNames = {
  root: styles.root,
  nav: styles.nav,
  button_previous: styles.step,
  button_next: styles.step,
  chevron: styles.chevron,
  month_caption: styles.caption,
  dropdowns: styles.dropdowns,
  dropdown_root: styles.choice,
  caption_label: styles.face,
  month_grid: styles.grid,
  weekday: styles.weekday,
  day: styles.day,
  today: styles.today,
  selected: styles.selected,
  disabled: styles.disabled,
  outside: styles.outside,
} as Partial<ClassNames>;

interface CalendarProps {
  /** YYYY-MM-DD, like the bounds; anything else is no selection. */
  value: string;
  /** Today in the market. */
  today: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** The library uses the visitor's time zone: only year, month and day are carried over. */
const toDate = (day: string): Date =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)));
const two = (number: number): string => String(number).padStart(2, '0');
const toDay = (date: Date): string =>
  `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;

/** Range of selectable years without bounds. */
const YEARS = 10;
const yearsFrom = (day: string, years: number): string => `${Number(day.slice(0, 4)) + years}${day.slice(4, 8)}01`;

/** A month calendar; arrow keys move by day, Page keys by month. */
export default function Calendar({ value, today, min, max, onDay }: CalendarProps): ReactElement {
  const language = useLanguage();
  const texts = dateTexts[language];
  const chosen = isDay(value) ? toDate(value) : undefined;
  const outside = [...(min ? [{ before: toDate(min) }] : []), ...(max ? [{ after: toDate(max) }] : [])];
  return (
    <DayPicker
      mode="single"
      classNames={classNames}
      autoFocus
      locale={language === 'vi' ? vi : enGB}
      captionLayout="dropdown"
      weekStartsOn={1}
      selected={chosen}
      today={toDate(today)}
      defaultMonth={chosen ?? toDate(max && max < today ? max : today)}
      startMonth={toDate(min ?? yearsFrom(today, -YEARS))}
      endMonth={toDate(max ?? yearsFrom(today, YEARS))}
      disabled={outside}
      labels={{ labelPrevious: () => texts.before, labelNext: () => texts.after }}
      onSelect={(date) => onDay(date ? toDay(date) : value)}
    />
  );
}
