import type { Manifest } from '@unisite/shared/contract/registry';
import type { Script } from './script.ts';
import type { Style } from './style.ts';

/**
 * What a team hands in: the manifest as it was read, the signature over it if there is one, and the bytes of every file
 * beside them.
 */
export interface Build {
  /** `remote.json`, parsed and not yet checked; `undefined` when there is none that is JSON. */
  readonly manifest: unknown;
  /** `remote.sig.json`, parsed and not yet checked. */
  readonly signature?: unknown;
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** What lies beside the files and is none: folders, links. */
  readonly strange?: readonly string[];
}

/** A build whose manifest is one, with its listed scripts and styles parsed: what every rule reads. */
export interface ReadableBuild {
  readonly manifest: Manifest;
  readonly files: ReadonlyMap<string, Uint8Array>;
  readonly strange: readonly string[];
  readonly scripts: readonly Script[];
  readonly styles: readonly Style[];
}

const utf8 = new TextDecoder();

/** The listed files of these endings, as text. */
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
