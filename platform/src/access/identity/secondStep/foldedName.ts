/**
 * A person's name as banks and people write it alike: without case, accents, spaces and signs in between (`Nguyễn Văn
 * Á` is `NGUYEN VAN A`).
 */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[đĐ]/g, 'd')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
