// One file for what few ask for at a time.
export { HelpSheet } from './HelpSheet.tsx';
export { PagesSheet } from './PagesSheet.tsx';
