import { singletons } from '@unisite/publishing';

interface Share {
  singleton: true;
  strictVersion: boolean;
  requiredVersion: string;
  version?: string;
  eager?: boolean;
  import?: false;
}

type Versions = { react: string; shared: string };
const versionOf = (name: string, versions: Versions): string =>
  name.startsWith('@unisite/') ? versions.shared : versions.react;

/** For the shell: all singletons in its first files, so that no remote waits for one. */
export const providedSingletons = (versions: Versions): Record<string, Share> =>
  Object.fromEntries(
    singletons.map((name) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        eager: true,
        requiredVersion: versionOf(name, versions),
        version: versionOf(name, versions),
      },
    ]),
  );

/** For a remote: the same list, none of them bundled. `ranges` are the versions it was written for. */
export const consumedSingletons = (ranges: Versions): Record<string, Share> =>
  Object.fromEntries(
    singletons.map((name) => [
      name,
      { singleton: true, strictVersion: true, import: false, requiredVersion: versionOf(name, ranges) },
    ]),
  );
