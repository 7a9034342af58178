/**
 * The page's history and the closed list of what the site uses of react-router: a facade, because a shared library is
 * not tree-shaken.
 */
export { type Location, useLocation } from 'react-router';
export { currentPlace, goBack, navigate, onPlace, type Place } from './history.ts';
export { Link, type LinkProps } from './Link.tsx';
export { usePageTitle, usePartTitle } from './pageTitle.ts';
export { SiteLink } from './SiteLink.tsx';
export { SiteRouter } from './SiteRouter.tsx';
export { useSearch } from './useSearch.ts';
