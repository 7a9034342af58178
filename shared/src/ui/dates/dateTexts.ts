import type { Language } from '@unisite/shared/contract';

/** Texts of the date fields. */
interface DateTexts {
  readonly placeholder: string;
  readonly open: string;
  readonly notADay: string;
  readonly from: (day: string) => string;
  readonly until: (day: string) => string;
  readonly time: string;
  readonly timePlaceholder: string;
  readonly before: string;
  readonly after: string;
}

export const dateTexts: Readonly<Record<Language, DateTexts>> = {
  vi: {
    placeholder: 'dd/mm/yyyy',
    open: 'Mở lịch',
    notADay: 'Ngày chưa đúng. Bạn viết như 05/11/2026.',
    from: (day) => `Chọn từ ngày ${day} trở đi.`,
    until: (day) => `Chọn đến ngày ${day}.`,
    time: 'Giờ',
    timePlaceholder: 'giờ:phút',
    before: 'Tháng trước',
    after: 'Tháng sau',
  },
  en: {
    placeholder: 'dd/mm/yyyy',
    open: 'Open the calendar',
    notADay: 'This is not a date. Write it like 05/11/2026.',
    from: (day) => `Choose ${day} or later.`,
    until: (day) => `Choose ${day} or earlier.`,
    time: 'Time',
    timePlaceholder: 'hh:mm',
    before: 'Previous month',
    after: 'Next month',
  },
};
