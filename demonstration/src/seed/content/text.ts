import type { Localized } from '@unisite/shared/contract';

export const text = (vi: string, en: string): Localized => ({ vi, en });

export interface Section {
  readonly title: Localized;
  readonly text: Localized;
}
/** A titled passage; paragraphs are separated by a blank line. */
export const section = (title: Localized, body: Localized): Section => ({ title, text: body });
