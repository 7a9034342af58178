import type { MountReport } from '@unisite/shared/contract/mounts';

/** Outcome of mounting a module. The sender sets how many mounts a report stands for. */
export type MountOutcome = Omit<MountReport, 'weight'>;
