import { isSigned } from '@unisite/publishing';
import type { Manifest } from '@unisite/shared/contract';
import type { Version } from '../placements/placement.ts';
import type { TeamKey } from '../teams/teamRecords.ts';
import type { KeptSignature } from './versionRecords.ts';

interface Whole {
  remote: string;
  digest: string;
  manifest: Manifest;
}

/**
 * Finds which intact versions may be placed: those signed by an unrevoked key of their team. The returned function
 * checks each signature once in its lifetime.
 */
export function verifySignatures(): (
  whole: readonly Whole[],
  signatures: readonly KeptSignature[],
  keys: readonly TeamKey[],
) => Version[] {
  const checked = new Map<string, boolean>();

  return (whole, signatures, keys) => {
    const counting = new Map(keys.filter(({ revokedAt }) => revokedAt === null).map((key) => [key.key, key]));
    return whole.flatMap(({ remote, digest, manifest }) => {
      for (const { key, value, ...of } of signatures) {
        const owner = counting.get(key);
        if (of.remote !== remote || of.digest !== digest || owner?.team !== manifest.descriptor.team) continue;
        const name = [remote, digest, key, value].join(' ');
        const holds = checked.get(name) ?? isSigned(manifest, { key, value }, [owner.publicKey]);
        checked.set(name, holds);
        if (holds) return [{ remote, digest, manifest, signature: { key, value } }];
      }
      return [];
    });
  };
}
