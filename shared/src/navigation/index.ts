/**
 * The page's history and the closed list of what the site uses of react-router: a facade, because a shared library is
 * not tree-shaken.
 */
export { AnyLink } from './AnyLink.tsx';
export { interceptBack } from './history.ts';
export { usePageTitle } from './pageTitle.ts';
export * from './public.ts';
export { SiteRouter } from './SiteRouter.tsx';
