import type { SnapshotCache } from '../placements/shown.ts';
import type { VerifiedVersions } from './verifiedVersions.ts';

/** Files of a lazily loaded part; for its stylesheets also their path on disk. */
export interface LazyFiles {
  readonly js: readonly string[];
  readonly css: readonly { readonly file: string; readonly path: string }[];
}

/** What the server can render of a version. */
export interface ServerBuild {
  /** The verified script, and its hash according to the signed manifest. */
  readonly path: string;
  readonly integrity: string;
  /** The pages and widgets in it. */
  readonly modules: readonly string[];
  /** Lazy parts of each module, whose stylesheets its markup may need. */
  readonly lazy: Readonly<Record<string, readonly LazyFiles[]>>;
  /** Base address of the version's files for browsers. */
  readonly base: string;
  /** Whether a team of the house made it. */
  readonly isHouse: boolean;
}

/**
 * The server build of a version; null when it has none, may not be placed, or its team's code may not run on the
 * server.
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
