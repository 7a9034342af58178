export type { Lifecycles, ModuleInput, MountProps } from './lifecycles.ts';
export { createRenderedRoot, type RenderedMark, renderedMark } from './renderedRoot.ts';
export { type RemoteRootOptions, remoteRoot } from './remoteRoot.tsx';
export { SiteRoot, type SiteRootProps } from './SiteRoot.tsx';
