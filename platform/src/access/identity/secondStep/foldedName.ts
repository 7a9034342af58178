/**
 * A person's name normalised for comparison: without case, accents, spaces and punctuation (`Nguyễn Văn Á` is `NGUYEN
 * VAN A`).
 */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
