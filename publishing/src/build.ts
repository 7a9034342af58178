import type { Manifest } from '@unisite/shared/contract/registry';
import type { Script } from './script.ts';
import type { Style } from './style.ts';

/** What a team submits: the manifest as read, its signature if any, and the bytes of all other files. */
export interface Build {
  /** Parsed, unchecked `remote.json`; `undefined` when it is missing or not JSON. */
  readonly manifest: unknown;
  /** Parsed, unchecked `remote.sig.json`. */
  readonly signature?: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Entries that are not files: folders, links. */
  readonly strange?: readonly string[];
}

/** A build with a valid manifest and parsed scripts and styles, the input of all rules. */
export interface ReadableBuild {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly strange: readonly string[];
  readonly scripts: readonly Script[];
  readonly styles: readonly Style[];
}

const utf8 = new TextDecoder();

/** Listed files with these extensions, as text. */
export function textFiles(
  { manifest, files }: Pick<ReadableBuild, 'manifest' | 'files'>,
  endings: readonly string[],
): { name: string; text: string }[] {
  return Object.keys(manifest.files)
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .flatMap((name) => {
      const bytes = files.get(name);
      return bytes ? [{ name, text: utf8.decode(bytes) }] : [];
    });
}
