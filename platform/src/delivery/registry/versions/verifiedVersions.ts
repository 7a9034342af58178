import { digestOf, parseManifest } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import type { Database } from '../../../foundation/database/connect.ts';
import type { Log } from '../../../foundation/log/log.ts';
import type { StoredFile } from '../hosting/hostedFile.ts';
import type { ArtifactStore } from './artifactStore.ts';
import { allVersions, manifestOf } from './versionRecords.ts';

/** A version whose stored files match what was published. */
export interface VerifiedVersion {
  remote: string;
  digest: string;
  manifest: Manifest;
  files: ReadonlyMap<string, StoredFile>;
}

/**
 * The versions that this process has verified. Only their files are served, and only those signed by their team are
 * shown.
 */
export interface VerifiedVersions {
  /** Verifies every published version. */
  verifyAll(): Promise<void>;
  /** A version, verified now if needed; null when it is unknown or its files do not match. */
  find(remote: string, digest: string): Promise<VerifiedVersion | null>;
  known(): VerifiedVersion[];
  /**
   * Deletes the files of removed versions from this machine, each once; versions no longer listed were published again.
   */
  leaveOut(removed: readonly { remote: string; digest: string }[]): Promise<void>;
  /** Verifies a republished version again. */
  readmit(remote: string, digest: string): void;
}

export function verifiedVersions(database: Database, store: ArtifactStore, log: Log): VerifiedVersions {
  const verified = new Map<string, VerifiedVersion>();
  const refused = new Set<string>();
  let removed: ReadonlySet<string> = new Set();
  const running = new Map<string, Promise<VerifiedVersion | null>>();

  async function verify(remote: string, digest: string): Promise<VerifiedVersion | null> {
    const key = keyOf({ remote, digest });
    const stored = await manifestOf(database, remote, digest);
    if (!stored) return null;
    const version = await readBack(remote, digest, stored);
    if (version) verified.set(key, version);
    return version;
  }

  async function readBack(remote: string, digest: string, stored: unknown): Promise<VerifiedVersion | null> {
    if (digestOf(stored) !== digest) return refuse(remote, digest, 'its manifest is not the one that was published');
    const { manifest } = parseManifest(stored);
    if (!manifest) return refuse(remote, digest, 'its manifest is no longer what the contract asks for');
    const kept = await store.verify(remote, digest, manifest.files);
    switch (kept.state) {
      case 'whole':
        return { remote, digest, manifest, files: kept.files };
      case 'absent':
        // Not cached, because another process may be about to store it here.
        log.warn({ remote, digest }, 'a published version is not in the artifact store');
        return null;
      case 'broken':
        return refuse(remote, digest, `its file ${kept.file} was changed`);
    }
  }

  function refuse(remote: string, digest: string, cause: string): null {
    refused.add(keyOf({ remote, digest }));
    log.error({ remote, digest, cause }, 'a version of a remote is refused');
    return null;
  }

  async function find(remote: string, digest: string): Promise<VerifiedVersion | null> {
    const key = keyOf({ remote, digest });
    const known = verified.get(key);
    if (known || refused.has(key) || removed.has(key)) return known ?? null;
    const work = running.get(key) ?? verify(remote, digest).finally(() => running.delete(key));
    running.set(key, work);
    return work;
  }

  async function verifyAll(): Promise<void> {
    for (const { remote, digest } of await allVersions(database)) await find(remote, digest);
  }

  async function leaveOut(gone: readonly { remote: string; digest: string }[]): Promise<void> {
    const before = removed;
    removed = new Set(gone.map(keyOf));
    for (const version of gone.filter((one) => !before.has(keyOf(one)))) {
      verified.delete(keyOf(version));
      await store.remove(version.remote, version.digest);
    }
  }

  function readmit(remote: string, digest: string): void {
    const key = keyOf({ remote, digest });
    refused.delete(key);
    removed = new Set([...removed].filter((other) => other !== key));
  }

  return { verifyAll, find, leaveOut, readmit, known: () => [...verified.values()] };
}

const keyOf = ({ remote, digest }: { remote: string; digest: string }): string => `${remote}/${digest}`;
