import { digestOf, type Finding, isSigned, mismatchedFiles } from '@unisite/publishing';
import { canonicalJson, type Manifest, type Signature } from '@unisite/shared/contract';
import type { Published } from '@unisite/shared/contract/rollout';
import type { Database, Queryable } from '../../../foundation/database/connect.ts';
import { writeAudit } from '../../../operators/audit/index.ts';
import { type ErrorDetail, RegistryError } from '../acts/registryError.ts';
import { findKey } from '../teams/teamRecords.ts';
import type { ArtifactStore } from './artifactStore.ts';
import type { CheckBuild } from './checking.ts';
import { isLater, latestOf } from './isLater.ts';
import { insertVersion, manifestOf, versionNames } from './versionRecords.ts';

/** What a team submits. */
export interface Build {
  manifest: Manifest;
  signature: Signature;
  files: ReadonlyMap<string, Uint8Array>;
}

/** What checking a build depends on. */
export interface CheckContext {
  database: Database;
  check: CheckBuild;
}

export interface Publishing extends CheckContext {
  store: ArtifactStore;
  who: string;
  why: string;
  at: Date;
}

/**
 * Checks a build against every rule and stores it permanently; it goes live when promoted. Publishing the same content
 * again creates no version, but restores removed files, and adds a signature of another key.
 *
 * @throws RegistryError for what the publish rules find, or what only the registry knows (signature, name, version).
 */
export async function publishVersion(build: Build, publishing: Publishing): Promise<Published> {
  const { database, store, who, why, at } = publishing;
  const { manifest, signature, files } = build;
  const digest = digestOf(manifest);
  const { name, version } = manifest.descriptor;
  const findings = await problems(build, digest, publishing);
  if (findings.length > 0) throw new RegistryError(`${name} ${version}`, findings);
  // Checked before the files are stored, and again once no other version of the remote can come in between.
  await refuse(database, build, digest);
  // Repairs files damaged since they were published.
  if ((await store.verify(name, digest, manifest.files)).state === 'broken') await store.remove(name, digest);
  await store.keep(name, digest, files);
  const isNew = await database.transaction(async (q) => {
    await q.query(`SELECT pg_advisory_xact_lock(hashtextextended('remote/' || $1, 0))`, [name]);
    await refuse(q, build, digest);
    const inserted = await insertVersion(q, { manifest, digest, signature, at, who });
    if (inserted.isNew || inserted.isBack) {
      await writeAudit(q, { at, who, act: 'publish', remote: name, digest, subject: version, why });
    }
    return inserted.isNew;
  });
  return { remote: name, version, digest, isNew };
}

/**
 * All problems of a build; stores nothing. `isComplete`: all files are present; otherwise only the manifest and its
 * signature can be checked.
 */
export async function checkBuild(build: Build, examining: CheckContext, isComplete: boolean): Promise<ErrorDetail[]> {
  const digest = digestOf(build.manifest);
  const findings = isComplete ? await problems(build, digest, examining) : [];
  return [...findings, ...(await publishProblems(examining.database, build, digest))];
}

/** A published version met the rules of its time; only its files have to be identical. */
async function problems(
  { manifest, files }: Build,
  digest: string,
  { database, check }: CheckContext,
): Promise<Finding[]> {
  const isKnown = (await versionNames(database, manifest.descriptor.name)).has(digest);
  return isKnown ? mismatchedFiles(manifest.files, files) : check({ manifest, files });
}

async function refuse(q: Queryable, build: Build, digest: string): Promise<void> {
  const reasons = await publishProblems(q, build, digest);
  const { name, version } = build.manifest.descriptor;
  if (reasons.length > 0) throw new RegistryError(`${name} ${version}`, reasons);
}

async function publishProblems(q: Queryable, { manifest, signature }: Build, digest: string): Promise<ErrorDetail[]> {
  const { name, team } = manifest.descriptor;
  return [
    ...(await invalidSignature(q, manifest, signature)),
    ...(await nameTaken(q, name, team)),
    ...(await versionNotGreater(q, manifest, digest)),
  ];
}

async function invalidSignature(q: Queryable, manifest: Manifest, signature: Signature): Promise<ErrorDetail[]> {
  const key = await findKey(q, signature.key);
  if (!key) return [{ code: 'KEY_UNKNOWN', what: signature.key }];
  if (key.team !== manifest.descriptor.team) return [{ code: 'KEY_OF_ANOTHER_TEAM', what: signature.key }];
  if (key.revokedAt) return [{ code: 'KEY_REVOKED', what: signature.key }];
  const holds = isSigned(manifest, signature, [key.publicKey]);
  return holds ? [] : [{ code: 'SIGNATURE_WRONG', what: manifest.descriptor.name }];
}

async function nameTaken(q: Queryable, name: string, team: string): Promise<ErrorDetail[]> {
  const [row] = await q.query<{ team: string }>('SELECT team FROM remote WHERE name = $1', [name]);
  return row && row.team !== team ? [{ code: 'NAME_TAKEN', what: name }] : [];
}

/** Prevents an old manifest, however well signed, from being published as a new version. */
async function versionNotGreater(q: Queryable, manifest: Manifest, digest: string): Promise<ErrorDetail[]> {
  const { name, version } = manifest.descriptor;
  const published = await versionNames(q, name);
  // The digest is short enough for a deliberate collision of two manifests.
  const same = published.has(digest) ? await manifestOf(q, name, digest) : null;
  if (same && canonicalJson(same) === canonicalJson(manifest)) return [];
  const latest = latestOf([...published.values()]);
  if (latest === null || isLater(version, latest)) return [];
  return [{ code: 'VERSION_NOT_GREATER', what: `${version} (${latest} was published)` }];
}
