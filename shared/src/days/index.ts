export { addDays, dayOf, daysBetween, isDay, noonOf, spreadsheetTime } from './day.ts';
export {
  type DayRange,
  earlier,
  lastDays,
  type QuickLength,
  quickLengthOf,
  quickLengths,
  readRange,
  usualRange,
  withFrom,
  withTo,
  writeRange,
} from './dayRange.ts';
