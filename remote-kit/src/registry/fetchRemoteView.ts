import { type RemoteView, remoteView, teamPaths, type VersionView } from '@unisite/shared/contract/rollout';
import { CommandFailure } from '../cli/CommandFailure.ts';
import type { RegistryClient } from './client.ts';

/** The registry's view of one of the team's remotes. */
export const fetchRemoteView = (client: RegistryClient, name: string): Promise<RemoteView> =>
  client.call({ method: 'GET', path: teamPaths.remote.replace(':name', name), answer: remoteView, again: true });

/**
 * Finds a published version by number or digest.
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
