/** What a module of a remote is to the page, for any team; the kit's builds call `remoteRoot` by themselves. */
export type { Lifecycles, ModuleInput, MountProps } from './lifecycles.ts';
export { type RemoteRootOptions, remoteRoot } from './remoteRoot.tsx';
