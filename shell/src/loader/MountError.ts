import type { MountFailure } from '@unisite/shared/contract/mounts';

/**
 * A failure whose cause is known where it happens. Any other error of a load is looked into afterwards
 * (recovery/diagnoseFailure).
 */
export class MountError extends Error {
  readonly code: MountFailure;

  constructor(code: MountFailure, message: string) {
    super(message);
    this.code = code;
  }
}
