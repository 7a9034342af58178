/** The page's one history, for any team: every root sees the same place and moves it with the same calls. */
export { type Location, useLocation } from 'react-router';
export { currentLocation, goBack, navigate, onLocationChange, type SiteLocation } from './history.ts';
export { Link, type LinkProps } from './Link.tsx';
export { useSectionTitle } from './pageTitle.ts';
export { useSearch } from './useSearch.ts';
