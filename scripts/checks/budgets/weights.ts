import type { Manifest, ShellManifest, SlotName } from '../../../shared/src/contract/registry.ts';

/** What a first load weighs, and which files it is made of. */
export interface Load {
  name: string;
  files: readonly string[];
}

const isScript = (file: string) => file.endsWith('.js');

/** For each module of a remote, the files that its first view needs. */
export function firstViews({ descriptor, entry, modules, texts }: Manifest): Load[] {
  return Object.entries(modules).map(([module, { js, css }]) => ({
    name: `${descriptor.name} ${module}`,
    files: [...new Set([entry, ...js, ...css, ...texts.vi])],
  }));
}

/** What the shell loads before anything of a remote. */
export const shellLoad = ({ js, css, texts }: ShellManifest): Load => ({
  name: 'shell',
  files: [...js, ...css, ...texts.vi],
});

/** The scripts that a remote adds to a page made of `slots`: none if it offers nothing there. */
export function slotScripts(manifest: Manifest, slots: readonly SlotName[]): string[] {
  const offered = manifest.descriptor.slots.filter(({ slot }) => slots.includes(slot));
  if (offered.length === 0) return [];
  const modules = offered.flatMap(({ module }) => manifest.modules[module]?.js ?? []);
  return [...new Set([manifest.entry, ...modules, ...manifest.texts.vi])].filter(isScript);
}

/** The shell's own scripts on every page. */
export const shellScripts = (shell: ShellManifest): string[] => shellLoad(shell).files.filter(isScript);

/** What the console's build says it loads: always, and for each page besides. */
export interface ConsoleLoads {
  first: readonly string[];
  pages: Readonly<Record<string, readonly string[]>>;
}

/** For each page of the console, the files that its first view needs. */
export const consoleViews = ({ first, pages }: ConsoleLoads): Load[] =>
  Object.entries(pages).map(([name, files]) => ({ name: `console ${name}`, files: [...first, ...files] }));
