import type { MountFailure } from '@unisite/shared/contract/mounts';
import { reportMount } from '../health/reports.ts';
import type { RemoteVersion } from '../loader/remoteVersion.ts';
import { errorDetail } from './errorDetail.ts';

/** Reports a version's failure other than failing to mount. */
export function reportFailure(version: RemoteVersion, module: string, code: MountFailure, error: unknown): void {
  const { name, digest, canary = false } = version;
  reportMount({ remote: name, digest, module, canary, outcome: { state: 'failed', code, detail: errorDetail(error) } });
}
