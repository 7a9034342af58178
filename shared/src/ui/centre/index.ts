export { CentreLayout, type CentreLayoutProps } from './CentreLayout.tsx';
export { CentreSide, type CentreSideProps } from './CentreSide.tsx';
export { Figure, type FigureProps, Figures, type FiguresProps } from './Figure.tsx';
export { SideEntry, type SideEntryProps } from './SideEntry.tsx';
export { SideGroup } from './SideGroup.tsx';
