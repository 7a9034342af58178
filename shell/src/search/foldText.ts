/** Without marks and capitals, as people type: "xo so" is in "Xổ số". */
const foldText = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/đ/gi, 'd').toLowerCase().trim();

/** Whether each word that was typed begins a word of one of these texts. */
export function isFound(typed: string, ...texts: readonly string[]): boolean {
  const words = texts.flatMap((text) => foldText(text).split(/[^\p{L}\p{N}]+/u));
  return foldText(typed)
    .split(/\s+/)
    .every((part) => words.some((word) => word.startsWith(part)));
}
