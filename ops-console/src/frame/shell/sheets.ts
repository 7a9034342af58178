// One chunk for rarely used sheets.
export { HelpSheet } from './HelpSheet.tsx';
export { PagesSheet } from './PagesSheet.tsx';
