import { remoteDetail } from '@unisite/shared/contract/operators';
import { useOperation } from '../api/queries.ts';

/** The version of a digest; the digest itself until it is known. */
export function useVersionName(remote: string, digest: string | null): string {
  const { data } = useOperation(remoteDetail, { name: remote }, { enabled: digest !== null });
  return data?.versions.find((version) => version.digest === digest)?.version ?? digest ?? '';
}
