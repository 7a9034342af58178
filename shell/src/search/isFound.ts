import { foldText } from '@unisite/shared/contract/foldText';

/** Whether each typed word is a prefix of a word of these texts, ignoring diacritics and case. */
export function isFound(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u));
  return foldText(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
