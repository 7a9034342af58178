// Fields of days and moments, in the site's own form, with a calendar.
export { AppliedDateField } from './AppliedDateField.tsx';
export { type BoundDay, DateField, type DateFieldProps } from './DateField.tsx';
export { DateTimeField } from './DateTimeField.tsx';
export { DayControl, type DayControlProps } from './DayControl.tsx';
export { readDay, writtenDay } from './dayText.ts';
export { useAppliedDay } from './useAppliedDay.ts';
