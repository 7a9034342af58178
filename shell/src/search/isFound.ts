import { foldText } from '@unisite/shared/contract/foldText';

/** Whether each word that was typed begins a word of one of these texts, whatever their marks and capitals. */
export function isFound(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u));
  return foldText(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
