// Date and time fields in the site's format, with a calendar.
export { AppliedDateField } from './AppliedDateField.tsx';
export { type BoundDay, DateField, type DateFieldProps } from './DateField.tsx';
export { DateTimeField } from './DateTimeField.tsx';
export { DayControl, type DayControlProps } from './DayControl.tsx';
export { readDay, writtenDay } from './dayText.ts';
export { useAppliedDay } from './useAppliedDay.ts';
