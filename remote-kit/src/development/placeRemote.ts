import { type KeyPair, signManifest, statementOf } from '@unisite/publishing';
import type { PlacedRemote, Snapshot } from '@unisite/shared/contract/registry';
import type { DevelopmentBuild } from './builds.ts';

/** A development build as a placed remote, signed with the development server's temporary key. */
export function placedRemote({ digest, manifest }: DevelopmentBuild, { privateKey }: KeyPair): PlacedRemote {
  const { descriptor, container, entry, modules, texts } = manifest;
  const statement = statementOf(manifest);
  return {
    ...descriptor,
    digest,
    base: `/remotes/${descriptor.name}/${digest}/`,
    container,
    entry,
    integrity: { ...statement.files },
    modules,
    texts,
    manifest: statement.manifest,
    signature: signManifest(manifest, privateKey),
  };
}

/** The snapshot with the development build replacing the published one, or added, and its signing key. */
export function withRemote(snapshot: Snapshot, remote: PlacedRemote, publicKey: string): Snapshot {
  const isPlaced = snapshot.remotes.some(({ name }) => name === remote.name);
  const keys = snapshot.teams[remote.team] ?? [];
  return {
    ...snapshot,
    remotes: isPlaced
      ? snapshot.remotes.map((placed) => (placed.name === remote.name ? remote : placed))
      : [...snapshot.remotes, remote],
    teams: { ...snapshot.teams, [remote.team]: [...keys, publicKey] },
    overridden: [...new Set([...(snapshot.overridden ?? []), remote.name])],
  };
}
