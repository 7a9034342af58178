import type { MountFailure } from '@unisite/shared/contract/mounts';

/**
 * A failure whose cause is known where it is thrown. Other load errors are diagnosed afterwards
 * (recovery/diagnoseFailure).
 */
export class MountError extends Error {
  readonly code: MountFailure;

  constructor(code: MountFailure, message: string) {
    super(message);
    this.code = code;
  }
}
