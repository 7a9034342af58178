import { type RemoteView, remoteView, teamPaths, type VersionView } from '@unisite/shared/contract/rollout';
import { CommandFailure } from '../cli/CommandFailure.ts';
import type { RegistryClient } from './client.ts';

/** All that the registry knows of a remote of the team. */
export const fetchRemoteView = (client: RegistryClient, name: string): Promise<RemoteView> =>
  client.call({ method: 'GET', path: teamPaths.remote.replace(':name', name), answer: remoteView, again: true });

/**
 * The published version that a person means: by its number, or by its digest.
 * @throws {CommandFailure} when there is none.
 */
export async function findVersion(client: RegistryClient, name: string, wanted: string): Promise<VersionView> {
  const { versions } = await fetchRemoteView(client, name);
  const found = versions.find(({ version, digest }) => version === wanted || digest === wanted);
  if (found) return found;
  const known = versions.map(({ version }) => version).join(', ');
  throw new CommandFailure(
    `${name} has no version ${wanted}.`,
    known ? `Published are: ${known}.` : 'Nothing is published yet: unisite-remote publish',
  );
}
