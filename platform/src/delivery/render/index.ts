// Renders modules of remotes and the shell on the server, in isolated processes.
export { findIsolation } from './findIsolation.ts';
export type { ImagePreload } from './markup/readMarkup.ts';
export type { Rendered, RenderedFor, RenderSource } from './rendered.ts';
export { createRenderer } from './renderer.ts';
export type { OnFault } from './versionProcess.ts';
