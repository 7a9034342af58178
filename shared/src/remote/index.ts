export type { Lifecycles, ModuleInput, MountProps } from './lifecycles.ts';
export { type RemoteRootOptions, remoteRoot } from './remoteRoot.tsx';
export { createRenderedRoot, type RenderedMark, renderedMark } from './renderedRoot.ts';
export { SiteRoot, type SiteRootProps } from './SiteRoot.tsx';
