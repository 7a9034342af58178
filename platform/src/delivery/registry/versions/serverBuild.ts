import type { SnapshotCache } from '../placements/shown.ts';
import type { VerifiedVersions } from './verifiedVersions.ts';

/** The files of a part that is loaded on demand; of its stylesheets also where they lie. */
export interface LazyFiles {
  readonly js: readonly string[];
  readonly css: readonly { readonly file: string; readonly path: string }[];
}

/** What a server can render of a version. */
export interface ServerBuild {
  /** The script, whose content was verified; and its hash, as the signed manifest has it. */
  readonly path: string;
  readonly integrity: string;
  /** The pages and widgets in it. */
  readonly modules: readonly string[];
  /** The parts that each module loads on demand, whose stylesheets may be what its markup looks by. */
  readonly lazy: Readonly<Record<string, readonly LazyFiles[]>>;
  /** Where browsers load the version's files from. */
  readonly base: string;
  /** Whether the house's own team made it. */
  readonly isHouse: boolean;
}

/**
 * The server build of a version; null where it has none, where the version may not be placed, or where its team's code
 * may not run on the server.
 */
export function findServerBuild(
  { shown, versions }: { shown: SnapshotCache; versions: VerifiedVersions },
  remote: string,
  digest: string,
): ServerBuild | null {
  const manifest = shown.usable(remote, digest)?.manifest;
  const server = manifest?.server;
  const rendering = manifest && shown.renderingOf(manifest.descriptor.team);
  if (!server || !rendering) return null;
  const whole = versions.known().find((version) => version.remote === remote && version.digest === digest);
  const path = whole?.files.get(server.file)?.path;
  const integrity = manifest.files[server.file]?.integrity;
  if (path === undefined || integrity === undefined) return null;
  return {
    path,
    integrity,
    modules: server.modules,
    lazy: Object.fromEntries(
      Object.entries(manifest.modules).map(([module, { lazy = [] }]) => [
        module,
        lazy.map(({ js, css }) => ({
          js,
          css: css.map((file) => ({ file, path: whole?.files.get(file)?.path ?? '' })),
        })),
      ]),
    ),
    base: `/remotes/${remote}/${digest}/`,
    isHouse: rendering.isHouse,
  };
}
