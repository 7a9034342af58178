import type { MountFailure } from '@unisite/shared/contract/mounts';
import { reportMount } from '../health/reports.ts';
import { mountOf, type RemoteVersion } from '../loader/remoteVersion.ts';
import { errorDetail } from './errorDetail.ts';

/** Reports a failure of a version after it was mounted. */
export function reportFailure(version: RemoteVersion, module: string, code: MountFailure, error: unknown): void {
  reportMount({ ...mountOf(version, module), outcome: { state: 'failed', code, detail: errorDetail(error) } });
}
