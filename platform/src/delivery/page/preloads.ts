import type { Language, PlacedRemote, SessionInfo, ShellManifest, Snapshot } from '@unisite/shared/contract';
import type { KnownPage } from './pageOfPath.ts';
import type { RenderedParts } from './renderedPage.ts';
import { visibleModules } from './visibleModules.ts';

/** A file that the page preloads. It is loaded twice if `integrity` or the mode differ from the later load. */
export interface Preload {
  href: string;
  as: 'script' | 'style' | 'fetch' | 'font' | 'image';
  integrity: string | null;
}

export interface PreloadCase {
  /** The page that is shown, after guards. */
  page: KnownPage;
  snapshot: Snapshot;
  shell: ShellManifest;
  language: Language;
  session: SessionInfo | null;
  /** False while the site is closed to the visitor; then no remote is shown. */
  open: boolean;
}

/**
 * The files that a path's first view needs besides the shell's own scripts and styles: the shell's texts, and for every
 * module shown the remote's entry, the module's files and the remote's texts. Each file once, in the order of need.
 */
export function preloadsFor({ page, snapshot, shell, language, session, open }: PreloadCase): Preload[] {
  const wanted = [
    ...shell.texts[language].map((file) => asset(shell, file)),
    ...(open ? visibleModules(page, snapshot, session) : []).flatMap(({ remote, module }) =>
      filesOf(shell, remote, module, language),
    ),
  ];
  return [...new Map(wanted.map((preload) => [preload.href, preload])).values()];
}

/** Stylesheets of the modules rendered into the page, each once. */
export function stylesheetsOf(modules: readonly RenderedParts[], shell: ShellManifest): Preload[] {
  const styles = modules
    .flatMap(({ remote, module, lazy }) => [
      ...filesOf(shell, remote, module, 'vi'),
      ...lazy.flatMap(({ css }) => css).map((file) => ofRemote(remote, file)),
    ])
    .filter(({ as }) => as === 'style');
  return [...new Map(styles.map((style) => [style.href, style])).values()];
}

/** Scripts of the lazy parts rendered into the page, which hydration needs. */
export const lazyScriptsOf = (modules: readonly RenderedParts[]): Preload[] =>
  modules.flatMap(({ remote, lazy }) => lazy.flatMap(({ js }) => js).map((file) => ofRemote(remote, file)));

const filesOf = (shell: ShellManifest, remote: PlacedRemote, module: string, language: Language): Preload[] =>
  shell.builtIn ? builtInFiles(shell, remote.name, module, language) : remoteFiles(remote, module, language);

function remoteFiles(remote: PlacedRemote, module: string, language: Language): Preload[] {
  const { js = [], css = [] } = remote.modules[module] ?? {};
  return [remote.entry, ...js, ...css, ...remote.texts[language]].map((file) => ofRemote(remote, file));
}

const ofRemote = ({ base, integrity }: PlacedRemote, file: string): Preload => ({
  href: base + file,
  as: kindOf(file),
  integrity: integrity[file] ?? null,
});

function builtInFiles(shell: ShellManifest, remote: string, module: string, language: Language): Preload[] {
  const own = shell.builtIn?.[remote];
  const { js = [], css = [] } = own?.modules[module] ?? {};
  // Files of the shell's own are already among the page's tags.
  return [...js, ...css, ...(own?.texts[language] ?? [])]
    .filter((file) => !shell.js.includes(file) && !shell.css.includes(file))
    .map((file) => asset(shell, file));
}

const asset = (shell: ShellManifest, file: string): Preload => ({
  href: `/assets/${file}`,
  as: kindOf(file),
  integrity: shell.files[file]?.integrity ?? null,
});

const kindOf = (file: string): Preload['as'] =>
  file.endsWith('.js') ? 'script' : file.endsWith('.css') ? 'style' : 'fetch';
