import type { Manifest, ShellManifest, SlotName } from '../../../shared/src/contract/registry.ts';

/** A first load and its files. */
export interface Load {
  name: string;
  files: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');

/** The files that the first view of each module needs. */
export function firstViews({ descriptor, entry, modules, texts }: Manifest): Load[] {
  return Object.entries(modules).map(([module, { js, css }]) => ({
    name: `${descriptor.name} ${module}`,
    files: [...new Set([entry, ...js, ...css, ...texts.vi])],
  }));
}

/** What the shell loads before any remote. */
export const shellLoad = ({ js, css, texts }: ShellManifest): Load => ({
  name: 'shell',
  files: [...js, ...css, ...texts.vi],
});

/** Scripts that a remote adds to a page with `slots`; none if it offers nothing for them. */
export function slotScripts(manifest: Manifest, slots: readonly SlotName[]): string[] {
  const offered = manifest.descriptor.slots.filter(({ slot }) => slots.includes(slot));
  if (offered.length === 0) return [];
  const modules = offered.flatMap(({ module }) => manifest.modules[module]?.js ?? []);
  return [...new Set([manifest.entry, ...modules, ...manifest.texts.vi])].filter(isScript);
}

/** The shell's own scripts on every page. */
export const shellScripts = (shell: ShellManifest): string[] => shellLoad(shell).files.filter(isScript);

/** What the console loads according to its build: always, and in addition for each page. */
export interface ConsoleLoads {
  first: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
}

/** The files that the first view of each console page needs. */
export const consoleViews = ({ first, pages }: ConsoleLoads): Load[] =>
  Object.entries(pages).map(([name, files]) => ({ name: `console ${name}`, files: [...first, ...files] }));
