import type { Localized } from '@unisite/shared/contract';

/** Content of a version. */
export interface TermsDraft {
  readonly text: Localized;
  /** Summary of changes since the previous version, in a sentence. */
  readonly changed: Localized;
}
