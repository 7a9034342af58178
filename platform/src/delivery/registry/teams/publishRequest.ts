import { hashOfIntegrity, limits, parseManifest } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import { type Published, publishRequest, reason } from '@unisite/shared/contract/rollout';
import * as z from '@unisite/shared/schema';
import { enforceRate } from '../../../foundation/http/serve.ts';
import { RegistryError, refuse } from '../acts/registryError.ts';
import type { Services } from '../services.ts';
import { checkedBuilds } from './rates.ts';
import type { TeamCaller } from './teamCaller.ts';
import { stagedFiles, takeStagedFiles } from './teamCalls.ts';

/** Publish request with the manifest still unparsed, so its problems are reported as publish problems. */
export const publishBody = z.object({
  manifest: z.unknown(),
  signature: publishRequest.shape.signature,
  why: z.optional(reason),
});
type PublishBody = z.Infer<typeof publishBody>;

/** The manifest's files by their uploaded hashes, and those not uploaded. */
interface Staged {
  readonly files: ReadonlyMap<string, Buffer>;
  readonly missing: readonly { readonly name: string; readonly hash: string }[];
}

/** All problems of a build (null: none), and the hashes of files still to upload; stores nothing. */
export async function dryRun(
  services: Services,
  { team, key }: TeamCaller,
  { manifest: raw, signature }: PublishBody,
): Promise<{ objection: RegistryError | null; missing: string[] }> {
  enforceRate(services, checkedBuilds, key);
  const manifest = readManifest(raw, team);
  if (manifest instanceof RegistryError) return { objection: manifest, missing: [] };
  const { files, missing } = await staged(services, team, manifest);
  const reasons = await services.registry.examine({ manifest, signature, files }, missing.length === 0);
  return {
    objection: reasons.length > 0 ? new RegistryError(manifest.descriptor.name, reasons) : null,
    missing: [...new Set(missing.map(({ hash }) => hash))],
  };
}

/** Publishes a version whose files were uploaded. @throws RegistryError */
export async function publish(
  services: Services,
  { team, key }: TeamCaller,
  { manifest: raw, signature, why }: PublishBody,
): Promise<Published> {
  enforceRate(services, checkedBuilds, key);
  const manifest = readManifest(raw, team);
  if (manifest instanceof RegistryError) throw manifest;
  const { files, missing } = await staged(services, team, manifest);
  if (missing.length > 0) {
    throw new RegistryError(
      manifest.descriptor.name,
      missing.map(({ name }) => ({ code: 'MISSING', what: name })),
    );
  }
  const published = await services.registry.publish(
    { manifest, signature, files },
    { who: `team:${team}`, why: why ?? 'published by its team' },
  );
  await takeStagedFiles(services.database, team, hashesOf(manifest));
  return published;
}

/** The manifest if it is valid and this team's. */
function readManifest(raw: unknown, team: string): Manifest | RegistryError {
  const { manifest, findings } = parseManifest(raw);
  if (!manifest) return new RegistryError('remote.json', findings);
  const { name } = manifest.descriptor;
  return manifest.descriptor.team === team ? manifest : refuse('NOT_YOURS', name);
}

const hashesOf = (manifest: Manifest): string[] =>
  Object.values(manifest.files).map(({ integrity }) => hashOfIntegrity(integrity));

async function staged({ database, clock }: Services, team: string, manifest: Manifest): Promise<Staged> {
  const listed = Object.entries(manifest.files).map(([name, { integrity }]) => ({
    name,
    hash: hashOfIntegrity(integrity),
  }));
  // A manifest that lists too many files is refused for that, without reading them.
  const hashes = [...new Set(listed.map(({ hash }) => hash))].slice(0, limits.files);
  const put = await stagedFiles(database, { team, hashes, at: clock() });
  const files = new Map<string, Buffer>();
  for (const { name, hash } of listed) {
    const content = put.get(hash);
    if (content) files.set(name, content);
  }
  return { files, missing: listed.filter(({ name }) => !files.has(name)) };
}
