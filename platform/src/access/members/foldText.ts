/** Folds text for searching names: lower case, without diacritics, like `member.folded`. */
const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll('đ', 'd');

/** A LIKE pattern for names (`member.folded`) that contain this text; an empty text matches all. */
export const foldedPattern = (text: string): string => `%${foldText(text).replaceAll(/[\\%_]/g, '\\$&')}%`;
