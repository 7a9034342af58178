import type { MountReport } from '@unisite/shared/contract/mounts';

/** What became of a module in its box. How many such mounts a report stands for is the sender's to say. */
export type MountOutcome = Omit<MountReport, 'weight'>;
