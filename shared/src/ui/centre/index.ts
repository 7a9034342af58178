export { CentreLayout, type CentreLayoutProps } from './CentreLayout.tsx';
export { CentreSide, type CentreSideProps } from './CentreSide.tsx';
export { DayRangeFields, type DayRangeFieldsProps } from './DayRangeFields.tsx';
export { SideEntry, type SideEntryProps } from './SideEntry.tsx';
export { SideGroup } from './SideGroup.tsx';
export { type FigureProps, type FiguresProps, Stat, Stats } from './Stat.tsx';
export { saveFile } from './saveFile.ts';
export { useCopyText } from './useCopyText.ts';
