import type { Localized } from '@unisite/shared/contract';

/** What is published of a version. */
export interface TermsDraft {
  readonly text: Localized;
  /** What changed since the version before, in a sentence. */
  readonly changed: Localized;
}
