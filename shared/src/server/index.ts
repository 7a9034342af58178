/**
 * Rendering on the server. For the shell's own build only: it sets process-wide state, as a process renders one page at
 * a time.
 */
export { type ModuleTexts, renderModule, startRendering } from './renderModule.tsx';
