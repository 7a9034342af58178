export * from './public.ts';
export { createRenderedRoot, type RenderedMark, renderedMark } from './renderedRoot.ts';
export { SiteRoot, type SiteRootProps } from './SiteRoot.tsx';
