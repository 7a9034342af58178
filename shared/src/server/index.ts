/**
 * Renders modules on the server. For the shell's own build alone: what is set here is the state of a whole process, and
 * there is one page in it at a time.
 */
export { type ModuleTexts, renderModule, startRendering } from './renderModule.tsx';
