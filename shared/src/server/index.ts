/**
 * Rendering on the server. For the shell's own build only: it sets state of the whole process, which renders one page at
 * a time.
 */
export { type ModuleTexts, renderModule, startRendering } from './renderModule.tsx';
