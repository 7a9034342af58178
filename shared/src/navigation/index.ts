/**
 * The page's history and the closed list of what the site uses of react-router: a facade, because a shared library is
 * not tree-shaken.
 */
export { type Location, useLocation } from 'react-router';
export { AnyLink } from './AnyLink.tsx';
export { currentLocation, goBack, interceptBack, navigate, onLocationChange, type SiteLocation } from './history.ts';
export { Link, type LinkProps } from './Link.tsx';
export { usePageTitle, useSectionTitle } from './pageTitle.ts';
export { SiteRouter } from './SiteRouter.tsx';
export { useSearch } from './useSearch.ts';
